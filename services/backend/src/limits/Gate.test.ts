import { expect, test } from 'vitest';
import { Unavailable } from './deadline.ts';
import { Gate } from './Gate.ts';

test('a gate lets in what fits, refuses what does not, and has room again when the work is done', async () => {
  const gate = new Gate(2);
  const { promise, resolve } = Promise.withResolvers<string>();
  const inside = gate.pass(() => promise);
  expect(await gate.pass(async () => 'fits')).toBe('fits');
  const beside = gate.pass(() => promise);
  await expect(gate.pass(async () => 'too much')).rejects.toThrow(Unavailable);
  resolve('done');
  expect(await Promise.all([inside, beside])).toEqual(['done', 'done']);
  expect(await gate.pass(async () => 'room again')).toBe('room again');
});

test('a gate has room again after work that failed', async () => {
  const gate = new Gate(1);
  await expect(gate.pass(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await gate.pass(async () => 'next')).toBe('next');
});
