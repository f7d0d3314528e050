/** The middle of the values, in their unit; the upper of two middles, and NaN of none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** What a value grows by from one reading to the next, in its unit: the slope of the straight line nearest to all of them. */
export function trend(readings: readonly number[]): number {
  const middle = (readings.length - 1) / 2;
  const mean = readings.reduce((sum, value) => sum + value, 0) / readings.length;
  let together = 0;
  let apart = 0;
  for (const [place, value] of readings.entries()) {
    together += (place - middle) * (value - mean);
    apart += (place - middle) ** 2;
  }
  return apart === 0 ? 0 : together / apart;
}
