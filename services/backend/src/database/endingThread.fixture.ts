import { openAsBlob } from 'node:fs';
import type { Worker } from 'node:worker_threads';
import { openEmbedded } from './embedded.ts';

// Terminates the thread of an embedded database on request. The argument is a dump to begin with, which is fast.
const threads: Worker[] = [];
process.on('worker', (thread) => threads.push(thread));
const database = await openEmbedded(null, await openAsBlob(process.argv[2] ?? ''));
process.stdin.once('data', (word) =>
  String(word) === 'end' ? threads[0]?.terminate() : database.close().then(() => process.stdin.destroy()),
);
process.stdout.write('open');
