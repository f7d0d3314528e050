/** Reads a `Retry-After` header, seconds or a date, as milliseconds from now; null where it is missing or unreadable. */
export function parseRetryAfter(header: string | null): number | null {
  const text = header?.trim() ?? '';
  const milliseconds = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isNaN(milliseconds) ? null : Math.max(milliseconds, 0);
}
