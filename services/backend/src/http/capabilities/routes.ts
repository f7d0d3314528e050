import { CAPABILITIES, type Capability, readCapabilities } from '@cpd/api/capabilities/contract';
import type { Config } from '../../settings/config.ts';
import { relyingPartyOf } from '../../settings/relyingParty.ts';
import type { ApiApp } from '../ApiEnv.ts';
import { mount } from '../mount.ts';

export function capabilityRoutes(app: ApiApp, config: Config): void {
  const missing = new Set<Capability>();
  if (relyingPartyOf(config) === null) missing.add('passkeys');
  if (config.binDays === 0) missing.add('bin');
  const capabilities = CAPABILITIES.filter((name) => !missing.has(name));
  mount(app, readCapabilities, async () => ({ capabilities }));
}
