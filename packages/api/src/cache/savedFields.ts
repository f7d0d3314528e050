/** The fields that a save names, as the cached item then has them; absent ones stay as they are (rule B11). */
export function savedFields<Fields extends object>(fields: Fields) {
  const named = Object.entries(fields).filter(([, value]) => value !== undefined);
  // The entries of an object, some of them left out, are entries of that object.
  return Object.fromEntries(named) as { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };
}

/** What an answer holds where a save sends an id. */
export function savedReference(id: string | null | undefined): { _id: string } | null | undefined {
  return typeof id === 'string' ? { _id: id } : id;
}
