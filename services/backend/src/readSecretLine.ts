import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks for a line at the terminal without showing what is typed. */
export async function readSecretLine(question: string): Promise<string> {
  process.stdout.write(question);
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: unseen, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
}
