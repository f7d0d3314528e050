export { useCurrentUser, useFormDraft } from './hooks.ts';
export { noSessionStorage } from './SessionStorage.ts';
export { SessionStore } from './SessionStore.ts';
