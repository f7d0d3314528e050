/** The median, in the unit of the values: the upper of two middles, and NaN without values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The growth from one measurement to the next, in the unit of the values: the slope of a linear regression. */
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
