/** How many items are worked on at once: enough to encode on every core while the next picture is drawn. */
const AT_ONCE = 4;

/** Does asynchronous work on every item, a few at once, and gives the results in the items' order. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<number, Result>();
  const waiting = items.entries();
  const turn = async () => {
    for (const [index, item] of waiting) results.set(index, await work(item, index));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, turn));
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result);
}
