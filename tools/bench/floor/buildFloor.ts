import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Builds the floor, in a process of its own because the build tool changes its process's environment, and gives its folder. */
export function buildFloor(): string {
  const config = join(import.meta.dirname, 'vite.config.ts');
  const { status } = spawnSync('vite', ['build', '--config', config, '--logLevel', 'warn'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The floor could not be built; what the build tool said stands above.');
  return join(import.meta.dirname, 'dist');
}
