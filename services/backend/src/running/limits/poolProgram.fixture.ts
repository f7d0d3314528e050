import { ProcessPool } from './ProcessPool.ts';

// Prints the id of a pool's process. With the argument `stay` it does not end by itself.

const limits = { memoryBytes: 2 ** 31, cpuMs: 60_000 };
const pool = new ProcessPool<unknown, string>('test', new URL('./taskWorker.fixture.ts', import.meta.url), limits);
process.stdout.write(`${await pool.run({ pid: true })}\n`);
if (process.argv[2] === 'stay') setInterval(() => {}, 60_000);
