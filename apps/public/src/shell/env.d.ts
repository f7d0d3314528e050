/// <reference types="vite/client" />

interface ImportMetaEnv {
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
