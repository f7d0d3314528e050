/** How a component fared in the last run of its stories. */
export interface ComponentStatus {
  /** The component's title in Storybook. */
  readonly component: string;
  /** The number of its stories; each was also checked for accessibility in light, dark and right to left. */
  readonly stories: number;
  /** The number of its stories that play an interaction. */
  readonly interactions: number;
  /** The number of stories whose interaction or rendering failed. */
  readonly failed: number;
  /** The number of stories with an accessibility violation. */
  readonly violations: number;
}

/** The last run of all stories. */
export interface RunStatus {
  /** When it ended, in ISO 8601. */
  readonly endedAt: string;
  /** Every component, by title. */
  readonly components: readonly ComponentStatus[];
}
