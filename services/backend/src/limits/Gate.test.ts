import { expect, test } from 'vitest';
import { Unavailable } from './deadline.ts';
import { Gate } from './Gate.ts';

test('a gate lets in what fits, refuses what does not, and has room again when the work is done', async () => {
  const gate = new Gate(10);
  const { promise, resolve } = Promise.withResolvers<string>();
  const inside = gate.pass(8, () => promise);
  await expect(gate.pass(3, async () => 'too much')).rejects.toThrow(Unavailable);
  expect(await gate.pass(2, async () => 'fits')).toBe('fits');
  resolve('done');
  expect(await inside).toBe('done');
  expect(await gate.pass(10, async () => 'all of it')).toBe('all of it');
});

test('a gate has room again after work that failed', async () => {
  const gate = new Gate(1);
  await expect(gate.pass(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await gate.pass(1, async () => 'next')).toBe('next');
});
