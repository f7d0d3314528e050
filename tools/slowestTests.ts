import { relative } from 'node:path';

/** A report of Vitest or Jest, or of Playwright, whose suites contain suites. */
export interface TestReport {
  readonly testResults?: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly duration?: number | null }[];
  }[];
  readonly suites?: readonly Suite[];
}

interface Suite {
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

interface TimedTest {
  readonly title: string;
  readonly milliseconds: number;
}

/** The slowest ten tests of a report, with their seconds, one a line. */
export function slowestTests({ testResults = [], suites = [] }: TestReport): readonly string[] {
  const files = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: `${relative('.', name)}: ${fullName}`,
      milliseconds: duration ?? 0,
    })),
  );
  return [...files, ...suites.flatMap(testsOf)]
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, 10)
    .map(({ title, milliseconds }) => `${(milliseconds / 1000).toFixed(1)} s  ${title}`);
}

function testsOf({ file, suites = [], specs = [] }: Suite): readonly TimedTest[] {
  const own = specs.map(({ title, tests }) => {
    const durations = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
    return { title: `${file}: ${title}`, milliseconds: durations.reduce((sum, duration) => sum + duration, 0) };
  });
  return [...own, ...suites.flatMap(testsOf)];
}
