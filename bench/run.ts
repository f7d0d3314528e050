import { measureInteractions, measureLargeInteractions } from './interactions.ts';
import { measureLargeItems } from './largeItems.ts';
import { measureHeap, measureHeapGrowth } from './memory.ts';
import { measureLargeLoads, measurePageLoads } from './pageLoads.ts';
import type { Figure } from './stage/Figure.ts';
import { appendHistory } from './stage/history.ts';
import { judge, printTable } from './stage/Result.ts';

/** The kinds of figures that a browser measures, by the word that asks for them. */
const kinds: Readonly<Record<string, () => Promise<Figure[]>>> = {
  loads: measurePageLoads,
  'large-loads': measureLargeLoads,
  interactions: measureInteractions,
  'large-interactions': measureLargeInteractions,
  items: measureLargeItems,
  heap: measureHeap,
  growth: measureHeapGrowth,
};
const asked = process.argv.slice(2);
const results = [];
for (const kind of asked.length > 0 ? asked : Object.keys(kinds)) {
  const measure = kinds[kind];
  if (!measure)
    throw new Error(`There is no kind of figures called ${kind}: ask for ${Object.keys(kinds).join(', ')}.`);
  results.push(...judge(await measure()));
}
printTable(results);
await appendHistory(asked, results);
process.exitCode = results.some(({ isOver }) => isOver) ? 1 : 0;
