export { FormDrafts } from './FormDrafts.ts';
export { browserSessionStorage, noSessionStorage, type SessionStorage } from './SessionStorage.ts';
export { SessionStore } from './SessionStore.ts';
export { browserTabLock, type TabLock } from './tabLock.ts';
export { type FormDraft, useFormDraft } from './useFormDraft.ts';
export { useSession } from './useSession.ts';
