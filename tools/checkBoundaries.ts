import { spawnSync } from 'node:child_process';

/**
 * Fails when a dependency points the wrong way: between packages (turbo.json, `boundaries`), between the rooms of the
 * service (tools/rooms.cjs), or between the folders of an app (tools/features.cjs). The lint checks what a file imports,
 * and manifests (biome.json, `noRestrictedImports` and `noUndeclaredDependencies`).
 */
const checks: readonly (readonly [command: string, ...args: string[]])[] = [
  ['turbo', 'boundaries'],
  ['depcruise', '--config', 'tools/rooms.cjs', 'services/backend/src'],
  ['depcruise', '--config', 'tools/features.cjs', 'apps/admin/src', 'apps/public/src'],
];

// Turborepo reads this from its environment only, not from turbo.json.
const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' };
const failed = checks.filter(([command, ...args]) => spawnSync(command, args, { stdio: 'inherit', env }).status !== 0);
process.exit(failed.length === 0 ? 0 : 1);
