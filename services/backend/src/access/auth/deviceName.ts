import Bowser from 'bowser';

/** Maximum length of a user agent to parse. */
const MAX_CHARACTERS = 500;

/** Names a browser and its system, such as 'Firefox on Linux'; null if the user agent contains neither. */
export function deviceName(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_CHARACTERS));
  const names = [browser.name, os.name].filter(Boolean);
  return names.length === 0 ? null : names.join(' on ');
}
