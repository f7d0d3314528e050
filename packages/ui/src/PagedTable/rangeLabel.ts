/** Says in words which rows of how many are shown: '11–20 of 34'. */
export function rangeLabel(page: number, pageSize: number, total: number): string {
  if (total === 0) return '0 rows';
  const first = Math.min((page - 1) * pageSize + 1, total);
  const last = Math.min(page * pageSize, total);
  return first === last ? `${first} of ${total}` : `${first}–${last} of ${total}`;
}
