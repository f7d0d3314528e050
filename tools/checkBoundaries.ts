import { spawnSync } from 'node:child_process';

/**
 * Fails when a dependency points the wrong way: between packages (turbo.json, `boundaries`), or between the rooms of the
 * service (tools/rooms.cjs). The lint checks what a file imports, and manifests (biome.json, `noRestrictedImports` and
 * `noUndeclaredDependencies`).
 */

// Turborepo reads this from its environment only, not from turbo.json.
const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' };
const packages = spawnSync('turbo', ['boundaries'], { stdio: 'inherit', env });
const rooms = spawnSync('depcruise', ['--config', 'tools/rooms.cjs', 'services/backend/src'], { stdio: 'inherit' });
process.exit(packages.status === 0 && rooms.status === 0 ? 0 : 1);
