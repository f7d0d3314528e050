const UNITS = ['B', 'KB', 'MB', 'GB'];

/** Formats a size with at most one decimal: '512 B', '1.5 KB', '10 MB'. A KB has 1024 bytes. */
export function formatBytes(bytes: number): string {
  let size = bytes;
  let unit = 0;
  // A size that would round to 1024 belongs to the next unit.
  while (Math.round(size * 10) / 10 >= 1024 && unit < UNITS.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${Math.round(size * 10) / 10} ${UNITS[unit]}`;
}
