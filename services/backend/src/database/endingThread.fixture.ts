import type { Worker } from 'node:worker_threads';
import { openEmbedded } from './embedded.ts';

// Terminates the thread of an embedded database on request.
const threads: Worker[] = [];
process.on('worker', (thread) => threads.push(thread));
const database = await openEmbedded(null);
process.stdin.once('data', (word) =>
  String(word) === 'end' ? threads[0]?.terminate() : database.close().then(() => process.stdin.destroy()),
);
process.stdout.write('open');
