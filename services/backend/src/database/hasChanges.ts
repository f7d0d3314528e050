/** Whether any column has a value. Undefined ones stay unchanged, and an update without columns is invalid SQL. */
export function hasChanges(columns: Readonly<Record<string, unknown>>): boolean {
  return Object.values(columns).some((value) => value !== undefined);
}
