export type { User } from './contract.ts';
export { useUsers } from './hooks.ts';
export { preloadUsers } from './requests.ts';
