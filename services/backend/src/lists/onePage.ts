/** A list as one page; the size is at least 1, as clients divide by it. */
export function onePage<Row>(docs: readonly Row[]) {
  return { docs: [...docs], page: 1, total: docs.length, size: Math.max(docs.length, 1) };
}
