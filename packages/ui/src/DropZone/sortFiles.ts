/** The properties of a file that decide whether it is accepted. */
export type CheckedFile = Pick<File, 'name' | 'type' | 'size'>;

/** The files that a zone accepts, and its texts about them. */
export interface FileKind {
  /** Accepted content types, in lower case. */
  readonly mimeTypes: readonly string[];
  /** Accepted extensions, in lower case, with a dot. */
  readonly extensions: readonly string[];
  /** The maximum size, in bytes. */
  readonly maxBytes: number;
  /** The name of the kind: 'PNG or JPEG'. */
  readonly label: string;
  /** The label of the button: 'Choose Image (PNG/JPEG)'. */
  readonly chooseLabel: string;
  /** Returns the reason why a file is rejected, or null. */
  readonly refusalOf: (file: CheckedFile) => string | null;
}

/**
 * Splits files into accepted and rejected ones, with a reason for each rejection. A zone for one file rejects several
 * files, because it cannot know which one was meant.
 */
export function sortFiles<TakenFile extends CheckedFile>(
  files: readonly TakenFile[],
  { refusalOf }: FileKind,
  allowsMultiple: boolean,
): { readonly taken: readonly TakenFile[]; readonly refusals: readonly string[] } {
  if (!allowsMultiple && files.length > 1) {
    return { taken: [], refusals: files.map(({ name }) => `${name} is one of ${files.length} files.`) };
  }
  return {
    taken: files.filter((file) => refusalOf(file) === null),
    refusals: files.map(refusalOf).filter((refusal) => refusal !== null),
  };
}
