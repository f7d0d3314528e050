export { useCurrentUser, useUnsavedInput } from './hooks.ts';
export { noSessionStorage } from './SessionStorage.ts';
export { SessionStore } from './SessionStore.ts';
export { TabStorage } from './TabStorage.ts';
