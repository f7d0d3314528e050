/** Whether any column is given a value: undefined ones stay as they are, and a statement that sets none is no SQL. */
export function changesAnything(columns: Readonly<Record<string, unknown>>): boolean {
  return Object.values(columns).some((value) => value !== undefined);
}
