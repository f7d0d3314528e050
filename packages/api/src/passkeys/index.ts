export { browserPasskeys, canUsePasskeys } from './browserPasskeys.ts';
export { type Passkey, passkeys, useStartPasskey } from './resource.ts';
