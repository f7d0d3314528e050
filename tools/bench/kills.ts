import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openPostgres } from '../../services/backend/src/database/postgres.ts';
import { killRepeatedly } from '../../services/backend/src/running/processes/killRepeatedly.fixture.ts';
import { startMigratedServer } from '../../services/backend/src/testing/startMigratedServer.ts';

/** Kills the service a hundred times during writes on each engine, while the engine writes checkpoints. */
const ROUNDS = Number(process.env.ROUNDS ?? 100);
/** Interval of PostgreSQL's checkpoints, in milliseconds. */
const CHECKPOINT_INTERVAL_MS = 100;

async function kill(engine: string, settings: Readonly<Record<string, string>>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'cpd-kills-'));
  try {
    const acknowledged = await killRepeatedly(ROUNDS, { DATA_DIR: folder, TOKEN_SECRET: 'k'.repeat(32), ...settings });
    process.stdout.write(`${engine}: ${ROUNDS} kills, ${acknowledged} changes acknowledged, none lost\n`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const often = new URL('frequentMaintenance.ts', import.meta.url).href;
await kill('Embedded database', { NODE_OPTIONS: `--import=${often}` });

const postgres = await startMigratedServer();
const database = openPostgres(postgres.url('postgres'), 1, () => {});
let isOver = false;
const checkpoints = (async () => {
  while (!isOver) {
    await sql`checkpoint`.execute(database.queries);
    await new Promise((resolve) => setTimeout(resolve, CHECKPOINT_INTERVAL_MS));
  }
})();
try {
  await kill('PostgreSQL', { DATABASE_URL: postgres.url('postgres') });
} finally {
  isOver = true;
  await checkpoints;
  await database.close();
  await postgres.stop();
}
