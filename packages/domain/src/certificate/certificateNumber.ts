const DIGITS = 6;

/** Gives the number that people quote a certificate by: the year of its issue and its place among all of them (rule CR2). */
export function certificateNumber(ordinal: number, year: number): string {
  return `${year}-${String(ordinal).padStart(DIGITS, '0')}`;
}
