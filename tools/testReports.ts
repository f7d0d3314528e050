import { readFileSync } from 'node:fs';

/** What a step came to: how many checks passed and failed, and the names of those that failed, as far as known. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly success: boolean;
  readonly testResults: readonly {
    readonly status: string;
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly ok: boolean;
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly { readonly message?: string }[];
  readonly suites: readonly PlaywrightSuite[];
}

/** Reads Vitest's and Jest's JSON report; a file that could not be loaded, or what broke beside the tests, is one failure. */
export function readVitest(file: string): Outcome {
  const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'));
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [name] : [];
    return failed.map(({ fullName, failureMessages }) => `${fullName}: ${beginOf(failureMessages?.[0] ?? '')}`);
  });
  if (failures.length === 0 && !report.success) failures.push('an error outside of the tests, told above');
  return { passed: report.numPassedTests, failed: failures.length, failures };
}

/** Reads Playwright's JSON report: a test that passed only when repeated is a failure. */
export function readPlaywright(file: string): Outcome {
  const { stats, errors, suites }: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  const failures = [...suites.flatMap(failedSpecs), ...errors.map(({ message }) => beginOf(message ?? ''))];
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, failures };
}

function failedSpecs({ specs, suites = [] }: PlaywrightSuite): readonly string[] {
  const own = specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} ${title}`);
  return [...own, ...suites.flatMap(failedSpecs)];
}

/** The first lines of a message that say something, without colours. */
function beginOf(message: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with the escape character.
  const plain = message.replace(/\u001b\[\d+m/g, '');
  const lines = plain.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => line !== '')
    .slice(0, 5)
    .join(' ')
    .slice(0, 600);
}
