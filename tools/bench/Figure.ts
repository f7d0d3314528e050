export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

export function report({ name, value, unit }: Figure): void {
  console.log(`${name}: ${value.toLocaleString('en', { maximumFractionDigits: 3 })} ${unit}`.trim());
}
