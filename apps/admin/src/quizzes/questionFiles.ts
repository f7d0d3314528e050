import { formatBytes } from '@cpd/domain/bytes';
import { QUESTION_COLUMNS, type QuestionFormat, writeQuestions } from '@cpd/domain/questionFormats';
import type { QuizQuestion } from '@cpd/domain/quiz';
import type { FileKind } from '@cpd/ui/DropZone';
import { csvSeparator, type Sentence, say, sentence } from '@cpd/ui/language';

/** The display names of the formats. */
export const formatLabels: Readonly<Record<QuestionFormat, Sentence>> = {
  aiken: sentence('Text'),
  gift: sentence('GIFT'),
  csv: sentence('Spreadsheet'),
};

export const fileNames: Readonly<Record<QuestionFormat, string>> = {
  aiken: 'questions.txt',
  gift: 'questions.gift',
  csv: 'questions.csv',
};

/** A file of questions in words of the page's language. Without questions, a spreadsheet to be filled in and imported. */
export function questionFile(format: QuestionFormat, questions: readonly QuizQuestion[] = []): Blob {
  const sheet = { titles: QUESTION_COLUMNS.map((title) => say(title)), separator: csvSeparator() };
  const type = `${format === 'csv' ? 'text/csv' : 'text/plain'};charset=utf-8`;
  return new Blob([writeQuestions(questions, format, sheet)], { type });
}

const EXTENSIONS = ['.txt', '.gift', '.csv'];
const MAX_BYTES = 2 * 1024 * 1024;

/** Text files with questions. Systems disagree on their content types, so the extension decides. */
export const questionFiles = (): FileKind => ({
  mimeTypes: ['text/plain', 'text/csv', 'application/vnd.ms-excel', 'application/octet-stream'],
  extensions: EXTENSIONS,
  maxBytes: MAX_BYTES,
  label: say('TXT, GIFT or CSV'),
  chooseLabel: say('Choose a file'),
  rejectionReason({ name, size }) {
    if (!EXTENSIONS.some((extension) => name.toLowerCase().endsWith(extension))) {
      return say('{name} is not a TXT, GIFT or CSV file.', { name });
    }
    if (size === 0) return say('{file} is empty.', { file: name });
    return size > MAX_BYTES ? say('{file} is larger than {size}.', { file: name, size: formatBytes(MAX_BYTES) }) : null;
  },
});

/** The format by a file's extension; undefined for .txt, which may have any format. */
export function formatOfFile(name: string): QuestionFormat | null {
  if (/\.gift$/i.test(name)) return 'gift';
  return /\.csv$/i.test(name) ? 'csv' : null;
}

/** Decodes UTF-8, or UTF-16 with a byte order mark. Returns null for any other encoding. */
export function decodeText(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // UTF-16 without a byte order mark.
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}
