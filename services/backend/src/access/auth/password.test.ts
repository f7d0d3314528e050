import { expect, test } from 'vitest';
import { Unavailable } from '../../running/limits/deadline.ts';
import { hashPassword, isPassword } from './password.ts';

test('more passwords at once than can be checked in time are rejected, and the next one is accepted', async () => {
  const responses = await Promise.allSettled(Array.from({ length: 103 }, () => hashPassword('correct horse')));
  const rejected = responses.flatMap((response) => (response.status === 'rejected' ? [response.reason] : []));
  expect(rejected).toHaveLength(3);
  expect(rejected[0]).toBeInstanceOf(Unavailable);
  expect(await isPassword('correct horse', await hashPassword('correct horse'))).toBe(true);
});

test('a password whose hash cannot be read does not block the next one', async () => {
  for (let time = 0; time < 101; time += 1) await expect(isPassword('any', 'no hash')).rejects.toThrow();
  expect(await isPassword('correct horse', await hashPassword('correct horse'))).toBe(true);
});
