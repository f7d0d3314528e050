/** How a component fared in the last run of its stories. */
export interface ComponentStatus {
  /** The component's title in Storybook. */
  readonly component: string;
  readonly stories: number;
  /** How many of its stories play an interaction. */
  readonly interactions: number;
  /** How many of its stories did not render or behave as they should. */
  readonly failed: number;
  /** How many of its stories break a rule of accessibility. */
  readonly violations: number;
}

/** The last run of all stories. */
export interface RunStatus {
  /** When it ended, in ISO 8601. */
  readonly endedAt: string;
  readonly components: readonly ComponentStatus[];
}

/** One story in the report of the test runner. */
export interface StoryResult {
  readonly ancestorTitles: readonly string[];
  readonly title: string;
  readonly status: string;
  readonly failureMessages: readonly string[];
}

/** Sums the results up by component, in the order of their titles. */
export function statusOf(results: readonly StoryResult[]): readonly ComponentStatus[] {
  const groups = Object.entries(Object.groupBy(results, componentOf)).map(([component, stories = []]) => {
    const count = (isCounted: (story: StoryResult) => boolean) => stories.filter(isCounted).length;
    return {
      component,
      stories: stories.length,
      interactions: count(({ title }) => title === 'play-test'),
      failed: count((story) => story.status === 'failed' && !isViolation(story)),
      violations: count((story) => story.status === 'failed' && isViolation(story)),
    };
  });
  return groups.toSorted((a, b) => a.component.localeCompare(b.component));
}

function componentOf({ ancestorTitles: [title = ''] }: StoryResult): string {
  return title.replace(/^(Components\/[^/]+\/[^/]+)\/.*$/, '$1');
}

function isViolation({ failureMessages }: StoryResult): boolean {
  return failureMessages.some((message) => /violations|axe|dequeuniversity/.test(message));
}
