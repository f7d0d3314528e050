import Bowser from 'bowser';

/** Longest user agent that is looked at. */
const MAX_CHARACTERS = 500;

/** Names a browser and its system in words, such as 'Firefox on Linux'; null where the user agent tells neither. */
export function deviceName(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_CHARACTERS));
  const names = [browser.name, os.name].filter(Boolean);
  return names.length === 0 ? null : names.join(' on ');
}
