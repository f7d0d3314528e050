/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The API's address; empty means the app's own origin. */
  readonly VITE_API_URL?: string;
  /** The name of the service as its users know it. */
  readonly VITE_BRAND_NAME?: string;
  /** The address of an image on the same origin that replaces our own logo. */
  readonly VITE_BRAND_MARK?: string;
  /** The address of the help menu's documentation; empty means the one that is built in. */
  readonly VITE_DOCUMENTATION_URL?: string;
  /** Where the public site lives; empty means the app's own origin. */
  readonly VITE_PUBLIC_SITE_URL?: string;
  /** Which captcha signs in: `altcha` (default), `recaptcha`, `turnstile` or `off`; must match the backend's. */
  readonly VITE_CAPTCHA_PROVIDER?: string;
  /** The site key of reCAPTCHA or Turnstile. */
  readonly VITE_CAPTCHA_SITE_KEY?: string;
}
