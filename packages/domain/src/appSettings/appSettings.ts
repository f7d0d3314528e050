/** The settings of the apps, and what holds without them. An empty text means none. */
export const DEFAULT_APP_SETTINGS = {
  /** Origin of the API; empty means the one that serves the app. */
  API_URL: '',
  BRAND_NAME: 'CPD Service',
  /** URL of a square picture on the same origin that replaces the logo. */
  BRAND_MARK: '',
  /** OKLCH hue in degrees; empty means that of the style sheet. */
  BRAND_HUE: '',
  /** Of a reader whose browser asks for none that is offered. */
  DEFAULT_LANGUAGE: 'en',
  CONTACT_EMAIL: 'contact@example.org',
  /** As it reads after "governed by". */
  GOVERNING_LAW: 'the law of the country in which the operator of the service is established',
  DOCUMENTATION_URL: '',
  /** `altcha`, `recaptcha`, `turnstile` or `off`. */
  CAPTCHA_PROVIDER: 'altcha',
  CAPTCHA_SITE_KEY: '',
  /** Firebase's web API key, which is not secret. */
  FIREBASE_API_KEY: '',
  FIREBASE_AUTH_DOMAIN: '',
  FIREBASE_PROJECT_ID: '',
  /** `host:port` of the Auth emulator, which then replaces the project. */
  FIREBASE_AUTH_EMULATOR_HOST: '',
};

export type AppSettings = Readonly<Record<keyof typeof DEFAULT_APP_SETTINGS, string>>;

/** The logo of documents that can show nothing but an image. */
const DEFAULT_MARK = '/public/favicon.svg';

/** The settings of a JSON text. Those that it lacks, or leaves empty, have their defaults. */
export function parseAppSettings(json: string | null | undefined): AppSettings {
  return withSettings(DEFAULT_APP_SETTINGS, json ? JSON.parse(json) : {});
}

/** Replaces the settings that `others` has, unless they are empty. */
export function withSettings(
  settings: AppSettings,
  others: Readonly<Record<string, string | null | undefined>>,
): AppSettings {
  const names = Object.keys(settings) as (keyof AppSettings)[];
  // The names are those of the type.
  return Object.fromEntries(names.map((name) => [name, others[name] || settings[name]])) as AppSettings;
}

/**
 * Writes the settings into a document: `%BRAND_NAME%` and others as text, `"%SETTINGS%"` as JSON for
 * `parseAppSettings`. Where a setting has its default, `%BRAND_NAME|text%` is the HTML behind the line.
 */
export function fillDocument(document: string, settings: AppSettings): string {
  const defaults: Readonly<Record<string, string>> = DEFAULT_APP_SETTINGS;
  const shown: Readonly<Record<string, string>> = { ...settings, BRAND_MARK: settings.BRAND_MARK || DEFAULT_MARK };
  return document.replaceAll(/"%SETTINGS%"|%([A-Z_]+)(?:\|([^%]*))?%/g, (placeholder, name, byDefault) => {
    if (name === undefined) return JSON.stringify(settings).replaceAll('<', '\\u003c');
    const text = shown[name];
    if (text === undefined) return placeholder;
    return byDefault !== undefined && text === defaults[name] ? byDefault : escapeHtml(text);
  });
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Between yellow and blue, the brand's colours are outside of sRGB, and their replacements are too light to read. */
export function isReadableHue(hue: number): boolean {
  return (hue >= 0 && hue <= 105) || (hue >= 240 && hue <= 360);
}
