export interface FirebaseSettings {
  readonly apiKey: string;
  /** The host of the provider's sign-in windows. */
  readonly authDomain: string;
  readonly projectId: string;
  /** The origin of the Auth emulator; null for the real service. */
  readonly emulator: string | null;
}

export type FirebaseEnvironment = Pick<
  ImportMetaEnv,
  'VITE_FIREBASE_API_KEY' | 'VITE_FIREBASE_AUTH_DOMAIN' | 'VITE_FIREBASE_PROJECT_ID'
>;

/**
 * Reads the settings: those of the build, unless the server that serves the page runs on an emulator and says so in it.
 * Null where there are neither.
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

/** The host that Firebase gives each project. */
function hostOf(projectId: string): string {
  return `${projectId}.firebaseapp.com`;
}
