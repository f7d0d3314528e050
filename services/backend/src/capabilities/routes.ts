import { CAPABILITIES, readCapabilities } from '@cpd/api/capabilities/contract';
import type { ApiApp } from '../http/ApiEnv.ts';
import { mount } from '../http/mount.ts';

export function capabilityRoutes(app: ApiApp): void {
  mount(app, readCapabilities, async () => ({ capabilities: [...CAPABILITIES] }));
}
