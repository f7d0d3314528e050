import { spawnSync } from 'node:child_process';

/**
 * Fails when a dependency points the wrong way: between packages (turbo.json, `boundaries`), between the rooms of the
 * service (tools/rooms.cjs), or between the folders of an app (tools/features.cjs). The lint checks what a file imports,
 * and manifests (biome.json, `noRestrictedImports` and `noUndeclaredDependencies`).
 */
// Turborepo reads this from its environment only, not from turbo.json.
const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' };
const cruise = ['--config', 'tools/features.cjs', 'apps/admin/src', 'apps/public/src'];
const packages = spawnSync('turbo', ['boundaries'], { stdio: 'inherit', env });
const rooms = spawnSync('depcruise', ['--config', 'tools/rooms.cjs', 'services/backend/src'], { stdio: 'inherit' });
const features = spawnSync('depcruise', cruise, { stdio: 'inherit' });
process.exit([packages, rooms, features].every(({ status }) => status === 0) ? 0 : 1);
