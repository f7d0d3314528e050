/** How the page reaches the identity provider. */
export interface FirebaseSettings {
  readonly apiKey: string;
  /** The host of the provider's sign-in windows. */
  readonly authDomain: string;
  readonly projectId: string;
  /** The origin of the Auth emulator; null for the real service. */
  readonly emulator: string | null;
}

/** The settings of a build that the page looks at. */
export type FirebaseEnvironment = Pick<
  ImportMetaEnv,
  'VITE_FIREBASE_API_KEY' | 'VITE_FIREBASE_AUTH_DOMAIN' | 'VITE_FIREBASE_PROJECT_ID' | 'VITE_FIREBASE_AUTH_EMULATOR'
>;

const DEMO_EMULATOR = 'http://localhost:9099';

/** Reads the settings; without an API key it is the demo project on the emulator that `npm start` runs. */
export function firebaseSettings(env: FirebaseEnvironment): FirebaseSettings {
  const projectId = env.VITE_FIREBASE_PROJECT_ID || 'demo-cpd';
  const isDemo = !env.VITE_FIREBASE_API_KEY;
  return {
    apiKey: env.VITE_FIREBASE_API_KEY || 'demo',
    authDomain: env.VITE_FIREBASE_AUTH_DOMAIN || `${projectId}.firebaseapp.com`,
    projectId,
    emulator: env.VITE_FIREBASE_AUTH_EMULATOR || (isDemo ? DEMO_EMULATOR : null),
  };
}
