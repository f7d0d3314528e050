import { expect, test } from 'vitest';
import { troubleBySeed } from './trouble.ts';

const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make);

test('the same seed makes the same trouble, whatever overtakes what', () => {
  const first = troubleBySeed(7, 0.5);
  const second = troubleBySeed(7, 0.5);
  const reads = times(20, () => first('GET', '/v1/course'));
  times(20, () => second('GET', '/v1/user?page=1'));
  expect(times(20, () => second('GET', '/v1/course'))).toEqual(reads);
});

test('ids and queries make no other kind of call', () => {
  const source = troubleBySeed(7, 0.5);
  const reads = times(20, () => source('GET', '/v1/course/0198c1a2-aaaa-bbbb-cccc-0123456789ab'));
  const again = troubleBySeed(7, 0.5);
  expect(times(20, () => again('GET', '/v1/course/b0a1c2d3-eeee-ffff-0000-ba9876543210?x=1'))).toEqual(reads);
});

test('another seed makes other trouble', () => {
  const first = troubleBySeed(7, 0.5);
  const second = troubleBySeed(8, 0.5);
  expect(times(20, () => first('GET', '/v1/course'))).not.toEqual(times(20, () => second('GET', '/v1/course')));
});

test.each([
  [0, 0, 0],
  [0.3, 200, 400],
  [1, 1000, 1000],
])('of a thousand calls a share of %d goes wrong', (share, least, most) => {
  const source = troubleBySeed(1, share);
  const wrong = times(1000, () => source('GET', '/v1/course')).filter(({ fault }) => fault !== undefined);
  expect(wrong.length).toBeGreaterThanOrEqual(least);
  expect(wrong.length).toBeLessThanOrEqual(most);
});
