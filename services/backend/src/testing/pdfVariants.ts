import { buildPdf, deflated, type PdfLayout, pageObjects, pdfStream, updatePdf } from './buildPdf.ts';

/** A valid PDF, and why it could be mistaken for something else. */
export interface PdfVariant {
  readonly name: string;
  readonly bytes: Buffer;
}

const HTML = '<html><head><title>A</title></head><body onload=alert(1)><script>alert(1)</script></body></html>';

/** Texts from courses about the web, anatomy and PDF itself. */
const TEXTS: readonly (readonly [string, string])[] = [
  ['plain text', 'Basic life support'],
  ['a web page', HTML],
  ['a heading in brackets', '<head> and neck anatomy'],
  ['the words of PDF', 'endobj endstream xref trailer startxref %PDF-1.4 %%EOF 1 0 obj'],
  ['the words of PDF and a web page', `endobj ${HTML} %%EOF ${HTML}`],
  ['PHP', '<?php echo 1; ?>'],
  ['XML', '<?xml version="1.0"?><svg onload="alert(1)"/>'],
  ['brackets', 'a \\(b\\) (c (d)) \\\\'],
];

/** Places in an object that contain text. */
const PLACES: readonly (readonly [string, (text: string) => readonly string[]])[] = [
  ['its title', (text) => [...pageObjects(), `<</Title(${text})>>`]],
  ['a page', (text) => [...pageObjects({ page: '/Contents 4 0 R' }), pdfStream(`BT (${text}) Tj ET`)]],
  [
    'a compressed page',
    (text) => [...pageObjects({ page: '/Contents 4 0 R' }), pdfStream(deflated(text), '/Filter/FlateDecode')],
  ],
  [
    'a form value',
    (text) => [...pageObjects({ catalog: '/AcroForm<</Fields[4 0 R]>>' }), `<</FT/Tx/T(a)/V(${text})>>`],
  ],
  ['a note', (text) => pageObjects({ page: `/Annots[<</Subtype/Text/Contents(a)/RC(${text})>>]` })],
  ['a bookmark', (text) => pageObjects({ catalog: `/Outlines<</First<</Title(${text})/Dest[3 0 R/Fit]>>>>` })],
];

/** File layouts of programs: first lines, line endings and cross-references. */
const LAYOUTS: readonly (readonly [string, PdfLayout])[] = [
  ['lines that end with LF', {}],
  ['lines that end with CR LF', { eol: '\r\n', header: '%PDF-1.4\r\n%\xe2\xe3\xcf\xd3\r\n' }],
  ['lines that end with CR', { eol: '\r', header: '%PDF-1.3\r%\xe2\xe3\xcf\xd3\r' }],
  ['object streams', { isCompressed: true, header: '%PDF-1.5\n%\xb5\xed\xae\xfb\n' }],
];

const HEADERS: readonly (readonly [string, string])[] = [
  ['Chromium', '%PDF-1.4\n%\xd3\xeb\xe9\xe1\n'],
  ['LibreOffice', '%PDF-1.7\n%\xc3\xa4\xc3\xbc\xc3\xb6\xc3\x9f\n'],
  ['pdfTeX', '%PDF-1.5\n%\xd0\xd4\xc5\xd8\n'],
  ['Ghostscript', '%PDF-1.7\n%\xc7\xec\x8f\xa2\n%%Invocation: gs -dPDFSETTINGS=/ebook -sOutputFile=? ?\n'],
  ['Quartz', '%PDF-1.3\n%\xc4\xe5\xf2\xe5\xeb\xa7\xf3\xa0\xd0\xc4\xc6\n'],
  ['Word', '%PDF-1.7\r\n%\xb5\xb5\xb5\xb5\r\n'],
  ['a scanner', '%PDF-1.4 \n%Scanned by a device (1 0 obj)\n'],
  ['PDF 2.0', '%PDF-2.0\n'],
  ['a BOM', '\xef\xbb\xbf%PDF-1.4\n'],
  ['lines before it', '\r\n\n  %PDF-1.4\n'],
];

const ENDS: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['lines', '\r\n\r\n'],
  ['NULs up to a full block', '\0'.repeat(1_024)],
  ['spaces', ' '.repeat(5_000)],
  ['the end-of-file mark of DOS', '\x1a'],
  ['a comment', '\n% scanned on Monday, 5 < 6\n'],
  ['a second end', '\n%%EOF\n'],
  ['bytes of a form that a program sent', '\r\n------WebKitFormBoundaryx--\r\n'],
];

/** PDFs in the layouts of different programs. */
export function pdfVariants(): readonly PdfVariant[] {
  const texts = LAYOUTS.flatMap(([layoutName, layout]) =>
    PLACES.flatMap(([place, objectsOf]) =>
      TEXTS.map(([text, words]) => ({
        name: `${text} in ${place}, with ${layoutName}`,
        bytes: buildPdf(objectsOf(words), { ...layout, trailer: place === 'its title' ? '/Info 4 0 R' : '' }),
      })),
    ),
  );
  const headers = HEADERS.map(([name, header]) => ({
    name: `the header of ${name}`,
    bytes: buildPdf(pageObjects(), { header }),
  }));
  const ends = ENDS.map(([name, end]) => ({
    name: `${name} after its end`,
    bytes: Buffer.concat([buildPdf(pageObjects()), Buffer.from(end, 'latin1')]),
  }));
  return [...texts, ...headers, ...ends, ...updates()];
}

function updates(): readonly PdfVariant[] {
  const page = (text: string) => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Note(${text})>>`;
  const once = updatePdf(buildPdf(pageObjects()), { 3: page(HTML) });
  const hybrid = buildPdf(pageObjects(), { trailer: '/ID[<00><00>]/XRefStm 0' });
  return [
    { name: 'one update', bytes: once },
    { name: 'two updates', bytes: updatePdf(once, { 3: page('again'), 4: `<</Title(${HTML})>>` }, '/Info 4 0 R') },
    {
      name: 'an update after object streams',
      bytes: updatePdf(buildPdf(pageObjects(), { isCompressed: true }), { 3: page('a') }),
    },
    { name: 'a reference to a cross-reference stream that is not there', bytes: hybrid },
    {
      name: 'wrong offsets',
      bytes: Buffer.from(buildPdf(pageObjects()).toString('latin1').replace('%PDF-1.7\n', '%PDF-1.7\n\n\n'), 'latin1'),
    },
    {
      name: 'a wrong length of a stream',
      bytes: buildPdf([
        ...pageObjects({ page: '/Contents 4 0 R' }),
        '<</Length 3>>\nstream\nBT ET % <html>\nendstream',
      ]),
    },
    {
      name: 'no end of an object',
      bytes: Buffer.from(buildPdf(pageObjects()).toString('latin1').replace('endobj', '      '), 'latin1'),
    },
  ];
}
