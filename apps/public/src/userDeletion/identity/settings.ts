import type { AppSettings } from '@cpd/domain/appSettings';

export interface FirebaseSettings {
  readonly apiKey: string;
  /** Host of the provider's sign-in windows. */
  readonly authDomain: string;
  readonly projectId: string;
  /** Origin of the Auth emulator; null for the real service. */
  readonly emulator: string | null;
}

/** The identity provider of an installation: the emulator if it runs on one. Null when there is none. */
export function firebaseSettings(settings: AppSettings): FirebaseSettings | null {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_AUTH_EMULATOR_HOST: emulatorHost } = settings;
  const defaultHost = `${projectId}.firebaseapp.com`;
  if (emulatorHost !== '')
    return { apiKey: 'demo', authDomain: defaultHost, projectId, emulator: `http://${emulatorHost}` };
  const { FIREBASE_API_KEY: apiKey, FIREBASE_AUTH_DOMAIN: authDomain } = settings;
  if (apiKey === '' || projectId === '') return null;
  return { apiKey, authDomain: authDomain || defaultHost, projectId, emulator: null };
}
