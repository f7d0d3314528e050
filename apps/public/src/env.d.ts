/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The API's address; empty means the page's own origin. */
  readonly VITE_API_URL?: string;
  /** The name of the service as its users know it. */
  readonly VITE_BRAND_NAME?: string;
  /** The address of an image on the same origin that replaces our own logo. */
  readonly VITE_BRAND_MARK?: string;
  /** The address that questions go to. */
  readonly VITE_CONTACT_EMAIL?: string;
  /** Whose law governs the terms, as it reads after "governed by". */
  readonly VITE_GOVERNING_LAW?: string;
  /** The web API key of the Firebase project; empty means that there is none. */
  readonly VITE_FIREBASE_API_KEY?: string;
  /** The host that serves Firebase's sign-in windows. */
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  /** The Firebase project. */
  readonly VITE_FIREBASE_PROJECT_ID?: string;
}
