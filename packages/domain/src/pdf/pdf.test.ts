import { expect, test } from 'vitest';
import { pdfFrame } from './pdf.ts';

test.each([
  ['whole', '%PDF-1.7\nanything\n%%EOF'],
  ['whole', '\u00ef\u00bb\u00bf\n%PDF-2.0\nanything\n%%EOF\r\n \0'],
  ['whole', `%PDF-1.4\n${' '.repeat(2000)}<script>\n%%EOF`],
  ['whole', '%PDF-1.4\nfirst\n%%EOF\nsaved again\n%%EOF\n'],
  ['cut', '%PDF-1.7\nanything'],
  ['cut', '%PDF-1.7\nanything %%EO'],
  ['mixed', '%PDF-1.4\n<script>alert(1)</script>\n%%EOF'],
  ['mixed', '%PDF-1.4\n<!DOCTYPE html>\n%%EOF'],
  ['mixed', '%PDF-1.4\n<?php\n%%EOF'],
  ['mixed', '%PDF-1.4\nanything\n%%EOF\nPK\u0003\u0004 an archive'],
  ['none', ''],
  ['none', 'a text about %PDF-1.7\n%%EOF'],
  ['none', '%PDF-9.9\n%%EOF'],
])('a file is told as %s by its beginning and its end: %j', (frame, text) => {
  expect(pdfFrame(Uint8Array.from(text, (character) => character.charCodeAt(0)))).toBe(frame);
});
