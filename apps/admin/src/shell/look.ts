import { parseStoredSession, SESSION_STORAGE_KEY } from '@cpd/domain/session';
import { STORAGE_KEY, THEME_CHOICES } from '../kit/themeChoice.ts';

/**
 * Runs before the first paint: chooses the colours, and which of a document's two pictures is seen (pictures.css.ts).
 * Where storage is refused, nobody is signed in and the system chooses.
 */
try {
  const { dataset } = document.documentElement;
  const theme = localStorage.getItem(STORAGE_KEY);
  if (THEME_CHOICES.some((choice) => choice === theme)) dataset.theme = theme ?? '';
  if (parseStoredSession(localStorage.getItem(SESSION_STORAGE_KEY)).isLoggedIn) dataset.signedIn = '';
} catch {}
