import { say } from '../language/index.ts';
/** The visible rows and their total, or minimum total: '11–20 of 34'. */
export function rangeLabel(page: number, pageSize: number, total: number, isAtLeast = false): string {
  if (total === 0) return say('0 rows');
  const first = Math.min((page - 1) * pageSize + 1, total);
  const last = Math.min(page * pageSize, total);
  if (first === last) {
    return isAtLeast ? say('{n} of at least {total}', { n: first, total }) : say('{n} of {total}', { n: first, total });
  }
  return isAtLeast
    ? say('{first}–{last} of at least {total}', { first, last, total })
    : say('{first}–{last} of {total}', { first, last, total });
}
