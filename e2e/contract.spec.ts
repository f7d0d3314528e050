import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ADMIN } from './product.ts';
import { expect, test } from './test.ts';

const run = promisify(execFile);

test('the reference backend conforms to the contract, call by call', async ({ product }) => {
  const certificate = (await product.announced(/http\S+\/public\/certificate\/\S+/)).split('/').at(-1) ?? '';
  const { stdout } = await run('node', [
    'tools/contractCheck/contract.ts',
    ...['--base-url', product.origin, '--user', ADMIN.username, '--password', ADMIN.password],
    ...['--certificate', certificate, '--write'],
  ]);
  const lines = stdout.split('\n');
  expect(lines.filter((line) => line.startsWith('FAIL'))).toEqual([]);
  // What is left to the journeys of review, setting and user deletion.
  expect(lines.filter((line) => line.startsWith('skip')).map((line) => line.slice(6))).toEqual([
    'OPTIONS /v1/course (preflight)',
    'POST /v1/administrator',
    'POST /v1/administrator/welcome/password',
    'POST /v1/administrator/:id/disable',
    'POST /v1/administrator/:id/enable',
    'POST /v1/administrator/:id/link',
    'POST /v1/administrator/welcome',
    'POST /v1/auth/change-password',
    'POST /v1/certificate-group/preview',
    'POST /v1/post/approve/public/:id',
    'POST /v1/post/reject/public/:id',
    'POST /v1/user/check-available-user',
    'DELETE /v1/user/user-deletion',
  ]);
  expect(lines.filter((line) => line.startsWith('ok')).length).toBeGreaterThanOrEqual(55);
});

test('the check says what differs, and ends with an error', async ({ product }) => {
  const check = run('node', [
    'tools/contractCheck/contract.ts',
    ...['--base-url', product.origin, '--user', ADMIN.username, '--password', 'wrong'],
  ]);
  await expect(check).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/FAIL {2}POST \/v1\/auth\/sign-in\n +answered 4\d\d: \w/),
  });
});

test.describe('garbage instead of an identity token', () => {
  for (const [method, path] of [
    ['POST', '/v1/user/check-available-user'],
    ['DELETE', '/v1/user/user-deletion'],
  ] as const) {
    test(`is refused with a message by ${method} ${path}`, async ({ product }) => {
      const answer = await fetch(product.origin + path, {
        method,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ firebaseToken: 'garbage' }),
      });
      // 503 where no identity provider is configured (rule B7).
      expect([400, 503]).toContain(answer.status);
      expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/\w/) });
    });
  }
});
