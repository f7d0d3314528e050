export interface FirebaseSettings {
  readonly apiKey: string;
  /** Host of the provider's sign-in windows. */
  readonly authDomain: string;
  readonly projectId: string;
  /** Origin of the Auth emulator; null for the real service. */
  readonly emulator: string | null;
}

export type FirebaseEnvironment = Pick<
  ImportMetaEnv,
  'VITE_FIREBASE_API_KEY' | 'VITE_FIREBASE_AUTH_DOMAIN' | 'VITE_FIREBASE_PROJECT_ID'
>;

/**
 * Reads the settings: those in the page when the server runs on an emulator, otherwise those of the build. Null when
 * there are none.
 */
export function firebaseSettings(env: FirebaseEnvironment, page: ParentNode): FirebaseSettings | null {
  const note = page.querySelector<HTMLMetaElement>('meta[name=auth-emulator]');
  if (note) {
    const projectId = note.dataset.project ?? '';
    return { apiKey: 'demo', authDomain: hostOf(projectId), projectId, emulator: note.content };
  }
  const { VITE_FIREBASE_API_KEY: apiKey, VITE_FIREBASE_PROJECT_ID: projectId } = env;
  if (!apiKey || !projectId) return null;
  return { apiKey, authDomain: env.VITE_FIREBASE_AUTH_DOMAIN || hostOf(projectId), projectId, emulator: null };
}

/** The default host of a Firebase project. */
function hostOf(projectId: string): string {
  return `${projectId}.firebaseapp.com`;
}
