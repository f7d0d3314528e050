/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Origin of the API; empty means the page's own origin. */
  readonly VITE_API_URL?: string;
  /** Name of the service, shown to users. */
  readonly VITE_BRAND_NAME?: string;
  /** URL of an image on the same origin that replaces the logo. */
  readonly VITE_BRAND_MARK?: string;
  /** E-mail address for questions. */
  readonly VITE_CONTACT_EMAIL?: string;
  /** Governing law of the terms, as it reads after "governed by". */
  readonly VITE_GOVERNING_LAW?: string;
  /** Web API key of the Firebase project; empty means none. */
  readonly VITE_FIREBASE_API_KEY?: string;
  /** Host of Firebase's sign-in windows. */
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  /** ID of the Firebase project. */
  readonly VITE_FIREBASE_PROJECT_ID?: string;
}
