/** Whether no text in a value holds what the database cannot keep: the NUL character, or half a surrogate pair. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\u0000') && value.isWellFormed();
  if (Array.isArray(value)) return value.every(isStorable);
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isStorable);
  return true;
}
