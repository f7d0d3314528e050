import { expect, test } from 'vitest';
import { slowestTests } from './slowestTests.ts';

test('the slowest ten tests of Vitest are named with their file', () => {
  const assertionResults = Array.from({ length: 12 }, (_, index) => ({
    fullName: `test ${index}`,
    duration: index * 100,
  }));
  const lines = slowestTests({ testResults: [{ name: 'a.test.ts', assertionResults }] });
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('1.1 s  a.test.ts: test 11');
});

test('the time of a test of Playwright includes its retries, and its file may have groups', () => {
  const spec = { title: 'signs in', tests: [{ results: [{ duration: 900 }, { duration: 600 }] }] };
  const suites = [{ file: 'a.spec.ts', suites: [{ file: 'a.spec.ts', specs: [spec] }] }];
  expect(slowestTests({ suites })).toEqual(['1.5 s  a.spec.ts: signs in']);
});

test('a test that did not run takes no time', () => {
  const testResults = [{ name: 'a.test.ts', assertionResults: [{ fullName: 'later', duration: null }] }];
  expect(slowestTests({ testResults })).toEqual(['0.0 s  a.test.ts: later']);
});
