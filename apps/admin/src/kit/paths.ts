/** The first page after the sign-in. */
export const HOME_PATH = '/user';

/** Where a new administrator chooses a password. */
export const WELCOME_PATH = '/welcome';

/** Returns the link to the welcome page. Its token follows the `#`, which browsers do not send. */
export function welcomeLink(token: string): string {
  return `${window.location.origin}${WELCOME_PATH}#${token}`;
}

/** The overview. The title of the top bar links to it. */
export const OVERVIEW_PATH = '/overview';

export const FEED_PATH = '/feed';

export const SETTING_PATH = '/setting';

/** The id of the settings card that changes the password. */
export const PASSWORD_SECTION = 'password';
