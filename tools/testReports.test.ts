import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readPlaywright, readVitest } from './testReports.ts';

const folder = mkdtempSync(join(tmpdir(), 'cpd-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function reportOf(content: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

function testResult(fullName: string, failureMessage?: string) {
  const failureMessages = failureMessage === undefined ? [] : [failureMessage];
  return { fullName, status: failureMessage === undefined ? 'passed' : 'failed', failureMessages };
}

test('names the tests of Vitest and Jest that failed, with the begin of why', () => {
  const file = reportOf({
    numPassedTests: 1,
    success: false,
    testResults: [
      {
        name: 'Button.test.ts',
        status: 'failed',
        assertionResults: [testResult('is pressed'), testResult('is named', '\u001b[31mnot\u001b[39m\n\n  found')],
      },
    ],
  });
  expect(readVitest(file)).toEqual({ passed: 1, failed: 1, failures: ['is named: not found'] });
});

test('counts a file that could not be loaded as a failure, and names it', () => {
  const file = reportOf({
    numPassedTests: 4,
    success: false,
    testResults: [{ name: 'Button.test.ts', status: 'failed', assertionResults: [] }],
  });
  expect(readVitest(file)).toEqual({ passed: 4, failed: 1, failures: ['Button.test.ts'] });
});

test('counts what broke beside the tests as a failure', () => {
  const file = reportOf({
    numPassedTests: 4,
    success: false,
    testResults: [],
  });
  expect(readVitest(file)).toEqual({ passed: 4, failed: 1, failures: ['an error outside of the tests, told above'] });
});

test('names the journeys that failed or passed only when repeated, and what broke beside them', () => {
  const spec = (title: string, ok: boolean) => ({ title, file: 'forms.spec.ts', line: 7, ok });
  const file = reportOf({
    stats: { expected: 2, unexpected: 1, flaky: 1 },
    errors: [{ message: 'No browser' }],
    suites: [{ specs: [spec('saves', true)], suites: [{ specs: [spec('leaves', false)] }] }],
  });
  const failures = ['forms.spec.ts:7 leaves', 'No browser'];
  expect(readPlaywright(file)).toEqual({ passed: 2, failed: 3, failures });
});
