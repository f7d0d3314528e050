import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, inject, test } from 'vitest';

const script = fileURLToPath(new URL('./endingThread.fixture.ts', import.meta.url));

test.each([
  ['end', 1, 'The thread of the embedded database ended by itself'],
  ['close', 0, ''],
])('a process whose embedded database is told to %s ends with %i', async (word, code, says) => {
  const child = spawn(process.execPath, [script, inject('embedded').dump], { stdio: ['pipe', 'pipe', 'pipe'] });
  const errors = text(child.stderr);
  await once(child.stdout, 'data');
  child.stdin.write(word);
  expect(await once(child, 'exit')).toEqual([code, null]);
  expect(await errors).toContain(says);
});

test('a process exits with a message if the embedded database could not survive a full disk', async () => {
  const panic = fileURLToPath(new URL('./panic.fixture.ts', import.meta.url));
  const child = spawn(process.execPath, [panic], { stdio: ['ignore', 'ignore', 'pipe'] });
  const errors = text(child.stderr);
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(await errors).toMatch(
    /^The embedded database has stopped \(could not write .+: No space left on device\), and the process with it: start it again\..+\n$/,
  );
});
