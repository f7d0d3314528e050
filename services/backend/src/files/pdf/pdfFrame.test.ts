import { describe, expect, test } from 'vitest';
import { pdfFrame } from './pdfFrame.ts';

/** A PDF with something after its header, inside its only object, after that object, and at its end. */
function pdfOf({ head = '', object = '<<>>', between = '', end = '' }): string {
  return `%PDF-1.4\n${head}1 0 obj\n${object}\nendobj\n${between}2 0 obj\n<<>>\nendobj\nxref\n0 1\n0000000000 65535 f \ntrailer\n<</Root 1 0 R>>\nstartxref\n9\n%%EOF${end}`;
}

const HTML = '<html><script>alert(1)</script></html>';

describe('pdfFrame', () => {
  test.each([
    ['the least a PDF has', '%PDF-1.7\nanything\n%%EOF'],
    ['a BOM and a line before the header', '\u00ef\u00bb\u00bf\n%PDF-2.0\nanything\n%%EOF\r\n \0'],
    ['binary bytes in a comment after the header', pdfOf({ head: '%\xe2\xe3\xcf\xd3\n' })],
    ['NULs and lines at the end', pdfOf({ end: '\r\n\0\0\0 \x1a' })],
    ['garbage at the end', pdfOf({ end: '\r\n------WebKitFormBoundary--\r\n' })],
    ['an incremental update', pdfOf({ end: '\n3 0 obj\n<<>>\nendobj\nxref\n3 1\n%%EOF\n' })],
    ['HTML in a title', pdfOf({ object: '<</Title(<head> and neck anatomy)>>' })],
    ['HTML in a note', pdfOf({ object: '<</RC(<?xml version="1.0"?><body xmlns="x"><p>A note</p></body>)>>' })],
    ['HTML in a form value with brackets', pdfOf({ object: `<</V(a \\) (b) \\\\${HTML})>>` })],
    ['HTML in a value that mentions the end of an object', pdfOf({ object: `<</V(endobj ${HTML})>>` })],
    ['HTML in a stream', pdfOf({ object: `<</Length 9>>\nstream\r\n(endobj ${HTML}\nendstream` })],
    ['HTML in an object without an end', `%PDF-1.4\n1 0 obj (${HTML})\n2 0 obj <<>> endobj\n%%EOF`],
    ['an archive in a stream', pdfOf({ object: '<<>>stream\nPK\x03\x04\nendstream' })],
    ['hexadecimal strings in the trailer', pdfOf({ between: 'trailer <</ID[<a0b1> <B>]>>' })],
    ['unbalanced strings', pdfOf({ object: '(((' })],
  ])('accepts a file with %s', (_, text) => {
    expect(pdfFrame(text)).toBe('complete');
  });

  test.each([
    ['no end', '%PDF-1.7\nanything'],
    ['half an end', '%PDF-1.7\nanything %%EO'],
    ['the end of its first page alone', '%PDF-1.4\n1 0 obj<<>>endobj\n%%EOF\n2 0 obj<<>>stream\nabc'],
  ])('finds a file with %s to be cut off', (_, text) => {
    expect(pdfFrame(text)).toBe('truncated');
  });

  test.each(['', 'a text about %PDF-1.7\n%%EOF', '%PDF-9.9\n%%EOF', `${HTML}%PDF-1.4\n%%EOF`])(
    'finds no PDF in %j',
    (text) => {
      expect(pdfFrame(text)).toBe('notPdf');
    },
  );

  test('takes time in proportion to the size for any content', () => {
    const contents = ['(', '%', '1 0 obj ', '0', ' ', 'stream\n', '1 0 obj (', '\\(', '<', 'endobj ', '%%EOF'];
    for (const content of contents) {
      const text = `%PDF-1.4\n${content.repeat(3_000_000 / content.length)}`;
      expect(['complete', 'truncated']).toContain(pdfFrame(text));
    }
  });
});
