// @module-tag release
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const EXAMPLE = fileURLToPath(new URL('../../../../../examples/mobile-backend/run.ts', import.meta.url));

test('the example of a mobile backend registers a user, posts, passes a quiz, issues a certificate and reads the events, and can be repeated', async () => {
  const { PATH, HOME } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, [EXAMPLE], { env: { PATH, HOME } });
  const [first = '', second = ''] = stdout.split('The example, once more');
  expect(first).toContain('the post is post.approved');
  expect(first).toMatch(/ {2}certificate\.issued, after \d+ others\nDone\.\n/);
  const certificate = /\d{4}-\d{6}: http\S+\/public\/certificate\/\S+/;
  expect(first).toMatch(certificate);
  expect(certificate.exec(second)?.[0]).toBe(certificate.exec(first)?.[0]);
  expect(second).toMatch(/\nDone\.\n$/);
});
