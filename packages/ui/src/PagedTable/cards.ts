/** Widths in pixels at which tables may become cards. */
const steps = [440, 520, 600, 680, 760, 840] as const;

/** A width that follows the reader's own text size, by its pixels at the browser's default. */
export function withText(pixels: number): string {
  return `${pixels / 16}rem`;
}

/** Names the container of a table, which tells by its width whether columns of this width in sum have room in it. */
export function containerName(leastWidth: number): string {
  return nameOf(steps.find((step) => leastWidth <= step) ?? 840);
}

/**
 * Rules for what stands in a table whose columns have no room, or whose cards are at least and less than so many pixels
 * wide: a query cannot compare with a value of its element.
 */
export function asCards<Rule>(rule: Rule, { from = 0, below = Number.POSITIVE_INFINITY } = {}): Record<string, Rule> {
  return Object.fromEntries(
    steps
      .filter((step) => step > from)
      .map((step) => [`${nameOf(step)} (${withText(from)} <= width < ${withText(Math.min(step, below))})`, rule]),
  );
}

function nameOf(step: number): string {
  return `table-${step}`;
}
