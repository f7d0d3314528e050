/** Reads a whole number from 0 as typed: '3abc' is 3; '', a sign below zero and anything else is 0 (rule F5). */
export function parseWholeNumber(text: string): number {
  const number = Number.parseInt(text, 10);
  return Number.isNaN(number) ? 0 : Math.min(Math.max(number, 0), Number.MAX_SAFE_INTEGER);
}
