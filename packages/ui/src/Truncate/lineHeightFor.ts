/**
 * The line height of a truncated text; undefined for the usual one. The marks of Thai reach 1.27 em above the baseline.
 * They would be cut off in the first line, and those of the first hidden line would be visible in the last one.
 */
export function lineHeightFor(text: string): number | undefined {
  return /\p{Script=Thai}/u.test(text) ? 1.8 : undefined;
}
