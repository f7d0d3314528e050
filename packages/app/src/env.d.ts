/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the API lives; empty means the app's own origin. */
  readonly VITE_API_URL?: string;
}
