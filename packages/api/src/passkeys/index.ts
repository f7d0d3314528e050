export { type BrowserPasskeys, browserPasskeys, canUsePasskeys } from './browserPasskeys.ts';
export { type Passkey, passkeys, useStartPasskey } from './resource.ts';
export { usePasskeySuggestions } from './usePasskeySuggestions.ts';
