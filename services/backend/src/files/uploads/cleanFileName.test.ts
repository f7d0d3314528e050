import { expect, test } from 'vitest';
import { leastWork } from '../../testing/leastWork.ts';
import { cleanFileName } from './cleanFileName.ts';

test.each([
  ['notes.pdf', 'notes.pdf'],
  ['C:\\Users\\me\\notes.pdf', 'notes.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['line\r\nbreak\u0000.pdf', 'line break.pdf'],
  ['a\u2028\u000b b.pdf', 'a b.pdf'],
  ['gpj.\u202Efdp', 'gpj.fdp'],
  ['a\u061C\u200Eb.pdf', 'ab.pdf'],
  ['e\u0301t\u00e9.pdf', 'été.pdf'],
  ['half \ud800.pdf', 'half \ufffd.pdf'],
  ['a%22b.pdf', 'a"b.pdf'],
  ['line%0D%0Abreak.pdf', 'line break.pdf'],
  ['100%.pdf', '100%.pdf'],
  ['100%25.pdf', '100%25.pdf'],
  ['می\u200cخواهم.pdf', 'می\u200cخواهم.pdf'],
  ['   ', 'file'],
  ['\u200b', 'file'],
  ['\u2800 \u3164', 'file'],
  ['', 'file'],
  // Characters that a later normalization turns into separators or dots.
  ['..\uff0f..\uff0fx.pdf', 'x.pdf'],
  ['..\uff3c..\ufe68x.pdf', 'x.pdf'],
  // A symbol of letters is no folder.
  ['\u2100.pdf', 'a-c.pdf'],
  ['\ufb01\u2100\u00bd.pdf', '\ufb01a-c\u00bd.pdf'],
  ['..\uff0f\u2105 Ada.pdf', 'c-o Ada.pdf'],
  ['a/..', 'file'],
  ['\u2025', 'file'],
  ['\u200e..', 'file'],
  ['\uff21\u2460 \u00bd.pdf', '\uff21\u2460 \u00bd.pdf'],
  ['.profile', '.profile'],
])('%j becomes %j', (name, expected) => {
  expect(cleanFileName(name)).toBe(expected);
});

test('shortens a very long name and keeps its extension', () => {
  const short = cleanFileName(`${'ก'.repeat(400)}.pdf`);
  expect([...short]).toHaveLength(200);
  expect(short.endsWith('.pdf')).toBe(true);
});

test.each([
  ['combining marks', '\u0301\u0316'.repeat(19_000)],
  ['letters', 'a'.repeat(38_000)],
  ['folders', 'a/'.repeat(19_000)],
  ['ligatures', '\ufdfa'.repeat(38_000)],
])('shortens a name of very many %s before it is cleaned', async (_, part) => {
  const clean = () => cleanFileName(`${part}.pdf`);
  expect(await leastWork(50, clean)).toBeLessThan(50);
  const short = clean();
  expect(short).toHaveLength([...short].length);
  expect(short).toMatch(/^.{0,196}[.]pdf$/u);
});
