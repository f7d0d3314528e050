import { noSessionStorage, SessionStore } from '@cpd/api/session';
import { createServices } from '@cpd/app/createServices';

/** Makes a page's services. An administrator's session in this browser is none of its business: it neither reads nor changes it (rule A13). */
export function createPublicServices(parts: Parameters<typeof createServices>[0] = {}) {
  return createServices({ ...parts, session: new SessionStore(noSessionStorage) });
}
