/** A measured value. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

/** Prints a measured value. */
export function report({ name, value, unit }: Figure): void {
  console.log(`${name}: ${value.toLocaleString('en', { maximumFractionDigits: 3 })} ${unit}`.trim());
}
