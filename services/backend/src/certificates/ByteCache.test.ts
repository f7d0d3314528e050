import { expect, test } from 'vitest';
import { ByteCache } from './ByteCache.ts';

/** Counts how often something is made. */
function maker(size: number) {
  const counted = { times: 0, make: async () => new Uint8Array(size).fill(++counted.times) };
  return counted;
}

test('makes what is asked for again only once', async () => {
  const cache = new ByteCache(100);
  const a = maker(10);
  expect(await cache.get('a', a.make)).toBe(await cache.get('a', a.make));
  expect([a.times, cache.size]).toEqual([1, 10]);
});

test('makes what is asked for twice at the same time only once', async () => {
  const cache = new ByteCache(100);
  const a = maker(10);
  await Promise.all([cache.get('a', a.make), cache.get('a', a.make)]);
  expect([a.times, cache.size]).toEqual([1, 10]);
});

test('forgets what was not used for longest when it is full', async () => {
  const cache = new ByteCache(30);
  const makers = { a: maker(10), b: maker(10), c: maker(10), d: maker(10) };
  for (const key of ['a', 'b', 'c', 'a', 'd'] as const) await cache.get(key, makers[key].make);
  expect(cache.size).toBe(30);
  for (const key of ['a', 'c', 'd'] as const) await cache.get(key, makers[key].make);
  expect([makers.a.times, makers.c.times, makers.d.times]).toEqual([1, 1, 1]);
  await cache.get('b', makers.b.make);
  expect(makers.b.times).toBe(2);
});

test('gives, but does not keep, what is larger than all its room', async () => {
  const cache = new ByteCache(30);
  const huge = maker(31);
  expect(await cache.get('huge', huge.make)).toHaveLength(31);
  await cache.get('huge', huge.make);
  expect([huge.times, cache.size]).toEqual([2, 0]);
});

test('does not keep a failure', async () => {
  const cache = new ByteCache(30);
  await expect(cache.get('a', () => Promise.reject(new Error('No template.')))).rejects.toThrow('No template.');
  const a = maker(10);
  expect(await cache.get('a', a.make)).toHaveLength(10);
  expect(cache.size).toBe(10);
});
