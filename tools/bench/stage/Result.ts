import { type Budget, budgets } from '../budgets.ts';
import type { Figure } from './Figure.ts';
import { ratio } from './statistics.ts';

/** A figure beside its limit, in words. */
export interface Result {
  readonly name: string;
  /** Such as '1,310 ms'. */
  readonly value: string;
  /** The floor's; '' where the floor has nothing like it. */
  readonly floor: string;
  /** Such as '≤ 1.1 × floor'. */
  readonly limit: string;
  readonly isOver: boolean;
}

/** Holds figures against their budgets; a figure that is no number is over any. */
export function judge(figures: readonly Figure[]): Result[] {
  return figures.map(({ name, value, floor }) => {
    const budget: Budget = budgets[name];
    const amount = (number: number) => `${rounded(number, budget.unit)} ${budget.unit}`.trim();
    const isRelative = 'timesFloor' in budget;
    const limit = isRelative ? `≤ ${budget.timesFloor} × floor` : `≤ ${amount(budget.atMost)}`;
    const isWithin = isRelative ? ratio(value, floor ?? 0) <= budget.timesFloor : value <= budget.atMost;
    return { name, value: amount(value), floor: floor === undefined ? '' : amount(floor), limit, isOver: !isWithin };
  });
}

function rounded(number: number, unit: Budget['unit']): string {
  const fractionDigits = { ms: 0, kB: 1, MB: 2, '': 3 }[unit];
  return number.toLocaleString('en', { maximumFractionDigits: fractionDigits });
}

/** Prints results as a table that Markdown understands. */
export function printTable(results: readonly Result[]): void {
  const head = { name: 'figure', value: 'product', floor: 'floor', limit: 'budget', isOver: false };
  const rows = [head, ...results];
  const widthOf = (pick: (row: Result) => string) => Math.max(...rows.map((row) => pick(row).length));
  const widths = [widthOf((row) => row.name), widthOf((row) => row.value), widthOf((row) => row.floor)];
  const line = ({ name, value, floor, limit, isOver }: Result) =>
    `| ${name.padEnd(widths[0] ?? 0)} | ${value.padStart(widths[1] ?? 0)} | ${floor.padStart(widths[2] ?? 0)} | ${limit}${isOver ? ' OVER' : ''} |`;
  console.log(line(head));
  console.log('| --- | ---: | ---: | --- |');
  for (const row of results) console.log(line(row));
}
