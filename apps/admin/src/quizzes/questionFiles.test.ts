import { parseQuestions } from '@cpd/domain/questionFormats';
import { catalogues } from '@cpd/ui/catalogues';
import { setCatalogue } from '@cpd/ui/language';
import { afterEach, describe, expect, test } from 'vitest';
import { decodeText, formatOfFile, questionFile, questionFiles } from './questionFiles.ts';

describe('a spreadsheet of questions', () => {
  afterEach(() => setCatalogue({}));

  const question = {
    question: 'Which; or, none?',
    choices: ['1,5', 'b', 'c', 'd'].map((text, index) => ({ text, isCorrect: index === 2 })),
  };

  test.each(['en', ...Object.keys(catalogues)])('is read again with its titles in %s', async (language) => {
    setCatalogue((await catalogues[language]?.())?.default ?? {}, language);
    const text = decodeText(new Uint8Array(await questionFile('csv', [question]).arrayBuffer())) ?? '';
    const [titles = ''] = text.split('\r\n');
    expect(titles.startsWith('Question')).toBe(language === 'en');
    expect(titles).toContain(language === 'de' ? ';' : ',');
    expect(parseQuestions(text, 'csv')).toMatchObject({ questions: [{ ...question, problems: [] }], leftOut: [] });
  });
});

describe('a file with questions', () => {
  test.each([
    ['UTF-8', [0xe0, 0xb8, 0x81], 'ก'],
    ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, 0x61], 'a'],
    ['UTF-16 of Excel', [0xff, 0xfe, 0x01, 0x0e], 'ก'],
    ['UTF-16 in the other byte order', [0xfe, 0xff, 0x0e, 0x01], 'ก'],
    ['a Windows code page, which is not guessed', [0x61, 0xa1, 0xe1], null],
    ['UTF-16 without a byte order mark, which is not guessed', [0x61, 0x00, 0x62, 0x00], null],
    ['nothing', [], ''],
  ])('is read in %s', (_, bytes, text) => {
    expect(decodeText(new Uint8Array(bytes))).toBe(text);
  });

  test.each([
    ['exam.gift', 'gift'],
    ['EXAM.CSV', 'csv'],
    ['exam.txt', null],
    ['gift.txt', null],
  ])('%s has the format %s by its name', (name, format) => {
    expect(formatOfFile(name)).toBe(format);
  });

  test.each([
    ['exam.txt', 'text/plain', 2_097_152, null],
    ['Exam.GIFT', '', 10, null],
    ['exam.csv', 'application/vnd.ms-excel', 10, null],
    ['exam.docx', 'application/octet-stream', 10, 'exam.docx is not a TXT, GIFT or CSV file.'],
    ['exam.txt', 'text/plain', 0, 'exam.txt is empty.'],
    ['exam.txt', 'text/plain', 2_097_153, 'exam.txt is larger than 2 MB.'],
  ])('%s of type %j and %i bytes is checked by name and size', (name, type, size, refusal) => {
    expect(questionFiles().rejectionReason({ name, type, size })).toBe(refusal);
  });
});
