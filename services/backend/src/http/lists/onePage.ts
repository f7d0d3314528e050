/** A list as one page. Its size is at least 1, because clients divide by it. */
export function onePage<Row>(docs: readonly Row[]) {
  return { docs: [...docs], page: 1, total: docs.length, size: Math.max(docs.length, 1) };
}
