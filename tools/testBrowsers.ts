import { spawnSync } from 'node:child_process';
import { getEngine, otherEngines } from './engines.ts';

/** The journeys that an engine does not run, as it cannot be asked what they ask, see docs/accessibility.md. */
const left = { firefox: '@chromium', webkit: '@chromium|@bidi' } as const;

/** Runs the journeys in the engines beside Chromium, and installs those that are missing where it can. */
const failures = otherEngines.flatMap((engine) => {
  try {
    console.log(`\n── journeys in ${engine}: ${getEngine(engine)} ──`);
  } catch (cause) {
    return cause instanceof Error ? cause.message : String(cause);
  }
  const { status } = spawnSync(
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts', '--grep-invert', left[engine], ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, JOURNEYS_ENGINE: engine } },
  );
  return status === 0 ? [] : `Journeys failed in ${engine}.`;
});
for (const failure of failures) console.log(failure);
process.exit(failures.length === 0 ? 0 : 1);
