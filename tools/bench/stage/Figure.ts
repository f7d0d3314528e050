import type { FigureName } from '../budgets.ts';
import { median } from './statistics.ts';

/** A measured figure, in the unit that its budget names. */
export interface Figure {
  readonly name: FigureName;
  readonly value: number;
  /** The same of the floor, measured in the same rounds; absent where the floor has nothing like it. */
  readonly floor?: number;
}

/** What was measured on both sides, a reading a round. */
export interface Rounds<Reading> {
  readonly product: readonly Reading[];
  readonly floor: readonly Reading[];
}

/** Makes a figure of both sides' medians. */
export function compared<Reading>(
  name: FigureName,
  { product, floor }: Rounds<Reading>,
  pick: (reading: Reading) => number,
): Figure {
  return { name, value: median(product.map(pick)), floor: median(floor.map(pick)) };
}

/** Makes a figure of the product's median alone. */
export function alone<Reading>(
  name: FigureName,
  readings: readonly Reading[],
  pick: (reading: Reading) => number,
): Figure {
  return { name, value: median(readings.map(pick)) };
}
