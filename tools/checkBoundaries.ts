import { spawnSync } from 'node:child_process';

/**
 * Fails when a dependency between packages points the wrong way (turbo.json, `boundaries`). The lint checks what a file
 * imports, and manifests (biome.json, `noRestrictedImports` and `noUndeclaredDependencies`).
 */

// Turborepo reads this from its environment only, not from turbo.json.
const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' };
const { status } = spawnSync('turbo', ['boundaries'], { stdio: 'inherit', env });
process.exit(status ?? 1);
