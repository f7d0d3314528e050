export { FormDrafts } from './FormDrafts.ts';
export { useFormDraft, useSession } from './hooks.ts';
export { noSessionStorage } from './SessionStorage.ts';
export { SessionStore } from './SessionStore.ts';
