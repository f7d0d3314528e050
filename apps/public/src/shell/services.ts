import { noSessionStorage, SessionStore } from '@cpd/api/session';
import { createServices } from '@cpd/app/createServices';

/** Makes a page's services, which neither read nor change an administrator's session in this browser (rule A13). */
export function createPublicServices(parts: Parameters<typeof createServices>[0] = {}) {
  return createServices({ ...parts, session: new SessionStore(noSessionStorage) });
}
