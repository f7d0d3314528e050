import { uploadProblem } from '@cpd/domain/upload';
import { say } from '../language/index.ts';

/** The properties of a file that decide whether it is accepted. */
export type CheckedFile = Pick<File, 'name' | 'type' | 'size'>;

/** The files that a zone accepts, and its texts about them. `fileKind` makes one. */
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
  readonly rejectionReason: (file: CheckedFile) => string | null;
}

/** Makes a kind of files that rejects those of another type, empty ones and those that are too large. */
export function fileKind(kind: Omit<FileKind, 'rejectionReason'>): FileKind {
  return {
    ...kind,
    rejectionReason(file) {
      const problem = uploadProblem(file, kind);
      return problem && say(problem);
    },
  };
}

/**
 * Splits files into accepted and rejected ones, with a reason for each rejection. A zone for one file rejects several
 * files, because it cannot know which one was meant. A dropped folder can be empty.
 */
export function sortFiles<AcceptedFile extends CheckedFile>(
  files: readonly AcceptedFile[],
  { rejectionReason }: FileKind,
  allowsMultiple: boolean,
): { readonly accepted: readonly AcceptedFile[]; readonly rejections: readonly string[] } {
  if (files.length === 0) return { accepted: [], rejections: [say('There is no file in what was dropped.')] };
  if (!allowsMultiple && files.length > 1) {
    return {
      accepted: [],
      rejections: files.map(({ name }) =>
        say('{name} is one of {n, plural, one {# file} other {# files}}.', { name, n: files.length }),
      ),
    };
  }
  return {
    accepted: files.filter((file) => rejectionReason(file) === null),
    rejections: files.map(rejectionReason).filter((rejection) => rejection !== null),
  };
}
