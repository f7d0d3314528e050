import type { Budget } from './budgets.ts';
import { ratio } from './statistics.ts';

/** A measured figure beside its budget. */
export interface Figure {
  readonly name: string;
  /** In the unit of its budget. */
  readonly value: number;
  /** The same of the floor, measured in the same rounds; absent where the floor has nothing like it. */
  readonly floor?: number;
  readonly budget: Budget;
}

/** Whether a figure is over its budget, as one that is no number is over any. */
export function isOver({ value, floor = 0, budget }: Figure): boolean {
  return !('timesFloor' in budget ? ratio(value, floor) <= budget.timesFloor : value <= budget.atMost);
}

/** The columns of a figure in words: name, value, the floor's value, and its limit. */
export function inWords({ name, value, floor, budget }: Figure) {
  const fractionDigits = { ms: 0, kB: 1, MB: 2, '': 3 }[budget.unit];
  const amount = (number: number) =>
    `${number.toLocaleString('en', { maximumFractionDigits: fractionDigits })} ${budget.unit}`.trim();
  const limit = 'timesFloor' in budget ? `≤ ${budget.timesFloor} × floor` : `≤ ${amount(budget.atMost)}`;
  return { name, value: amount(value), floor: floor === undefined ? '' : amount(floor), limit };
}
