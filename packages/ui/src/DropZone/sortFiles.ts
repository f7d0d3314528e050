/** The part of a file that decides whether it is taken. */
export type CheckedFile = Pick<File, 'name' | 'type' | 'size'>;

/** A kind of file that a zone takes, and what it says of it. */
export interface FileKind {
  /** Content types taken, in lower case. */
  readonly mimeTypes: readonly string[];
  /** Name endings taken, in lower case, with their dot. */
  readonly extensions: readonly string[];
  /** Largest size taken, in bytes. */
  readonly maxBytes: number;
  /** The kind in plain words: 'PNG or JPEG'. */
  readonly label: string;
  /** What the button says: 'Choose Image (PNG/JPEG)'. */
  readonly chooseLabel: string;
  /** Says in a sentence that names the file why it is not taken; null when it is. */
  readonly refusalOf: (file: CheckedFile) => string | null;
}

/**
 * Parts the files that are taken from those that are not, with a sentence on each of these.
 * Where one file is wanted, several are all refused: nobody can tell which one was meant.
 */
export function sortFiles<TakenFile extends CheckedFile>(
  files: readonly TakenFile[],
  { refusalOf }: FileKind,
  hasMany: boolean,
): { readonly taken: readonly TakenFile[]; readonly refusals: readonly string[] } {
  if (!hasMany && files.length > 1) {
    return { taken: [], refusals: files.map(({ name }) => `${name} is one of ${files.length} files.`) };
  }
  return {
    taken: files.filter((file) => refusalOf(file) === null),
    refusals: files.map(refusalOf).filter((refusal) => refusal !== null),
  };
}
