/** The visible rows and their total, or minimum total: '11–20 of 34'. */
export function rangeLabel(page: number, pageSize: number, total: number, isAtLeast = false): string {
  if (total === 0) return '0 rows';
  const first = Math.min((page - 1) * pageSize + 1, total);
  const last = Math.min(page * pageSize, total);
  const all = isAtLeast ? `at least ${total}` : total;
  return first === last ? `${first} of ${all}` : `${first}–${last} of ${all}`;
}
