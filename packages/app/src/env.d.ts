/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the API lives; empty means the app's own origin. */
  readonly VITE_API_URL?: string;
  /** The name of the service as its users know it. */
  readonly VITE_BRAND_NAME?: string;
  /** The address of a picture on the same origin that stands in for our own sign. */
  readonly VITE_BRAND_MARK?: string;
}
