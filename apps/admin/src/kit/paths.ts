/** The first screen of a signed-in person. */
export const HOME_PATH = '/user';

/** Where a new administrator chooses a password. */
export const WELCOME_PATH = '/welcome';

/** The link that leads there; its token stands behind the `#`, which browsers send to nobody (rule AM4). */
export function welcomeLink(token: string): string {
  return `${window.location.origin}${WELCOME_PATH}#${token}`;
}

export const FEED_PATH = '/feed';

export const SETTING_PATH = '/setting';

/** The part of the settings where the password is changed. */
export const PASSWORD_SECTION = 'password';
