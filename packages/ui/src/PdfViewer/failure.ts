import { OUTDATED, OutdatedError } from '../Code/index.ts';
import { type Sentence, sentence } from '../language/index.ts';

export type PdfFailure = 'password' | 'broken' | 'missing' | 'outdated' | 'unreachable';

export const failureMessages: Readonly<Record<PdfFailure, Sentence>> = {
  password: sentence(
    'This PDF is protected by a password, so it cannot be shown here. Replace it by a copy without a password, or open it in a new tab to enter the password.',
  ),
  broken: sentence('This file is damaged or is not a PDF. Replace it by another copy.'),
  missing: sentence('This PDF could not be found. It may have been deleted; choose it again.'),
  outdated: OUTDATED,
  unreachable: sentence('This PDF could not be loaded. Check your connection and try again.'),
};

/** Maps an error of pdf.js to a message. */
export function failureOf(error: unknown): PdfFailure {
  if (!(error instanceof Error)) return 'unreachable';
  if (error instanceof OutdatedError) return 'outdated';
  if (error.name === 'PasswordException') return 'password';
  if (error.name === 'InvalidPDFException' || error.name === 'FormatError') return 'broken';
  return 'missing' in error && error.missing === true ? 'missing' : 'unreachable';
}
