import { measureInteractions, measureLargeInteractions } from './interactions.ts';
import { measureLargeItems } from './largeItems.ts';
import { measureHeap, measureHeapGrowth } from './memory.ts';
import { measureLargeLoads, measurePageLoads } from './pageLoads.ts';
import { appendHistory } from './stage/history.ts';
import { runProgram } from './stage/otherPrograms.ts';
import { judge, printTable, type Result } from './stage/Result.ts';

/** Every kind of figures, by the word that asks for it. */
const kinds: Readonly<Record<string, () => Promise<Result[]>>> = {
  sizes: () => runProgram('tools/bench/size.ts'),
  paint: () => runProgram('tools/bench/firstPaint.ts'),
  loads: async () => judge(await measurePageLoads()),
  'large-loads': async () => judge(await measureLargeLoads()),
  interactions: async () => judge(await measureInteractions()),
  'large-interactions': async () => judge(await measureLargeInteractions()),
  items: async () => judge(await measureLargeItems()),
  heap: async () => judge(await measureHeap()),
  growth: async () => judge(await measureHeapGrowth()),
  api: () => runProgram('tools/bench/service/api.ts'),
};

const asked = process.argv.slice(2);
const unknown = asked.find((kind) => !(kind in kinds));
if (unknown) throw new Error(`There are no figures called ${unknown}: ask for ${Object.keys(kinds).join(', ')}.`);

const results: Result[] = [];
for (const [kind, measure] of Object.entries(kinds)) {
  if (asked.length > 0 && !asked.includes(kind)) continue;
  const measured = await measure();
  printTable(measured);
  results.push(...measured);
}
await appendHistory(results);
process.exitCode = results.some(({ isOver }) => isOver) ? 1 : 0;
