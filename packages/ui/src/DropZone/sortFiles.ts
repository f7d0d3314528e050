import { type UploadFile, type UploadKind, uploadRefusal } from '@cpd/domain/upload';

/** A file that is not taken, and the sentence that says why. */
export interface Refusal {
  /** The file's name. */
  readonly fileName: string;
  /** Why it is not taken, naming the file. */
  readonly message: string;
}

/** The files of one drop, choice or paste: those to take and those not. */
export interface SortedFiles<TakenFile> {
  readonly taken: readonly TakenFile[];
  readonly refusals: readonly Refusal[];
}

/**
 * Parts the files that are taken from those that are not.
 * Where one file is wanted, several are all refused: nobody can tell which one was meant.
 */
export function sortFiles<TakenFile extends UploadFile>(
  files: readonly TakenFile[],
  kind: UploadKind,
  hasMany: boolean,
): SortedFiles<TakenFile> {
  if (!hasMany && files.length > 1) {
    const refuse = ({ name }: TakenFile) => ({ fileName: name, message: `${name} is one of ${files.length} files.` });
    return { taken: [], refusals: files.map(refuse) };
  }
  const refusals = files.flatMap((file) => {
    const refusal = uploadRefusal(file, kind);
    return refusal === null ? [] : [{ fileName: file.name, message: refusal.message }];
  });
  return { taken: files.filter((file) => uploadRefusal(file, kind) === null), refusals };
}
