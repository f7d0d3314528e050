/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Origin of the API; empty means the app's own origin. */
  readonly VITE_API_URL?: string;
  /** Name of the service, shown to users. */
  readonly VITE_BRAND_NAME?: string;
  /** URL of an image on the same origin that replaces the logo. */
  readonly VITE_BRAND_MARK?: string;
  /** URL of the documentation in the help menu; empty means none. */
  readonly VITE_DOCUMENTATION_URL?: string;
  /** The captcha of the sign-in page: `altcha` (default), `recaptcha`, `turnstile` or `off`; must match the backend's. */
  readonly VITE_CAPTCHA_PROVIDER?: string;
  /** Site key of reCAPTCHA or Turnstile. */
  readonly VITE_CAPTCHA_SITE_KEY?: string;
}
