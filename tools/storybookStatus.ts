import type { ComponentStatus } from '../packages/ui/src/theme/status.ts';

/** The part of a jest report that the status is made from. */
export interface TestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Sums up the last run by component: stories, interaction tests, and what failed of them or of accessibility. */
export function statusOf(report: TestReport): readonly ComponentStatus[] {
  const components = new Map<string, ComponentStatus>();
  for (const { ancestorTitles, title, status, failureMessages } of report.testResults.flatMap(
    ({ assertionResults }) => assertionResults,
  )) {
    const component = (ancestorTitles[0] ?? '').replace(/^(Components\/[^/]+)\/.*$/, '$1');
    const before = components.get(component) ?? { component, stories: 0, interactions: 0, failed: 0, violations: 0 };
    const hasFailed = status === 'failed';
    const isViolation = hasFailed && failureMessages.some((message) => /violations|axe|dequeuniversity/.test(message));
    components.set(component, {
      component,
      stories: before.stories + 1,
      interactions: before.interactions + (title === 'play-test' ? 1 : 0),
      failed: before.failed + (hasFailed && !isViolation ? 1 : 0),
      violations: before.violations + (isViolation ? 1 : 0),
    });
  }
  return [...components.values()].toSorted((a, b) => a.component.localeCompare(b.component));
}
