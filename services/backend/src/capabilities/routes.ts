import { CAPABILITIES, readCapabilities } from '@cpd/api/capabilities/contract';
import type { Config } from '../config.ts';
import type { ApiApp } from '../http/ApiEnv.ts';
import { mount } from '../http/mount.ts';
import { relyingPartyOf } from '../passkeys/relyingParty.ts';

export function capabilityRoutes(app: ApiApp, config: Config): void {
  const hasPasskeys = relyingPartyOf(config) !== null;
  const capabilities = CAPABILITIES.filter((name) => hasPasskeys || name !== 'passkeys');
  mount(app, readCapabilities, async () => ({ capabilities }));
}
