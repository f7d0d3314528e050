import { spawnSync } from 'node:child_process';

/**
 * Fails when a dependency points the wrong way: between packages (turbo.json, `boundaries`), in what a file imports
 * (biome.json, `noRestrictedImports`), or past a package's manifest (`noUndeclaredDependencies`).
 */
const checks = [
  ['turbo', ['boundaries']],
  ['biome', ['lint', '--only=style/noRestrictedImports', '--only=correctness/noUndeclaredDependencies', '.']],
] as const;

// Turborepo reads this from its environment only, not from turbo.json.
const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' };
const failed = checks.filter(([command, args]) => spawnSync(command, args, { stdio: 'inherit', env }).status !== 0);
process.exit(failed.length === 0 ? 0 : 1);
