/** Makes an id for something that is created: 128 random bits as 26 digits of base 32, as the service makes its own. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return BigInt(`0x${hex}`).toString(32).padStart(26, '0');
}
