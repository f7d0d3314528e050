/** Picks the cached answers of one list: its address with whatever query. */
export function isAt(address: string): (key: unknown) => boolean {
  return (key) => typeof key === 'string' && (key === address || key.startsWith(`${address}?`));
}
