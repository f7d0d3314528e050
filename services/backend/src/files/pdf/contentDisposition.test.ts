import { expect, test } from 'vitest';
import { inlineDisposition } from './contentDisposition.ts';

test.each([
  ['notes.pdf', 'inline; filename="notes.pdf"'],
  ['a "quoted" name.pdf', `inline; filename="a \\"quoted\\" name.pdf"; filename*=UTF-8''a%20%22quoted%22%20name.pdf`],
  ['Übungen.pdf', 'inline; filename="Ubungen.pdf"; filename*=UTF-8\'\'%C3%9Cbungen.pdf'],
  [
    'คู่มือ.pdf',
    'inline; filename="___.pdf"; filename*=UTF-8\'\'%E0%B8%84%E0%B8%B9%E0%B9%88%E0%B8%A1%E0%B8%B7%E0%B8%AD.pdf',
  ],
  ['100%25.pdf', 'inline; filename="100_25.pdf"; filename*=UTF-8\'\'100%2525.pdf'],
  ["it's; (x).pdf", 'inline; filename="it\'s; (x).pdf"'],
  // Names that another service wrote into the database.
  ['..\uff0f..\uff0fx.pdf', 'inline; filename="x.pdf"'],
  ['../../x\r\n.pdf', 'inline; filename="x .pdf"'],
  ['half \ud800.pdf', 'inline; filename="half _.pdf"; filename*=UTF-8\'\'half%20%EF%BF%BD.pdf'],
])('names %s', (name, expected) => {
  const header = inlineDisposition(name);
  expect(header).toBe(expected);
  // Every client accepts a header that Node's own client accepts.
  expect(new Headers({ 'content-disposition': header }).get('content-disposition')).toBe(expected);
});
