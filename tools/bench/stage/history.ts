import { execFileSync } from 'node:child_process';
import { appendFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Result } from './Result.ts';

const file = join(import.meta.dirname, '..', 'history.jsonl');

/** Appends one line to the history: when, what, where, and every figure with the floor's and whether it is over its budget. */
export async function appendHistory(results: readonly Result[]): Promise<void> {
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim();
  const [processor] = cpus();
  const line = {
    date: new Date().toISOString(),
    commit,
    machine: `${cpus().length} × ${processor?.model.trim()}, ${Math.round(totalmem() / 1e9)} GB, Node ${process.version}`,
    figures: Object.fromEntries(
      results.map(({ name, value, floor, isOver }) => [
        name,
        { value, ...(floor && { floor }), ...(isOver && { isOver }) },
      ]),
    ),
  };
  await appendFile(file, `${JSON.stringify(line)}\n`);
}
