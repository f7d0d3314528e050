import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { buildPdf, deflated, pageObjects, pdfStream } from '../../testing/buildPdf.ts';
import { samplePdf } from '../../testing/samplePdf.ts';
import { rebuildPdf } from './rebuildPdf.ts';
import rewritePdf from './rewritePdfWorker.ts';

const folder = mkdtempSync(join(tmpdir(), 'cpd-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns what is stored of a PDF, one character for each byte, or why it is rejected. */
async function stored(text: string): Promise<string> {
  const path = join(folder, 'file');
  writeFileSync(path, text, 'latin1');
  const rewriting = await rewritePdf(path);
  return typeof rewriting === 'string' ? rewriting : readFileSync(path, 'latin1');
}

/** A PDF with everything that a reader of pages alone would lose, and with words of PDF in its texts. */
const objects = [
  ...pageObjects({
    catalog:
      '/Lang(th)/OpenAction[3 0 R/Fit]/AcroForm<</Fields[6 0 R]>>/Outlines<</First<</Title(a \\) endobj)/Dest[3 0 R/Fit]>>>>' +
      '/OCProperties<</OCGs[5 0 R]/D<</OFF[5 0 R]>>>>/MarkInfo<</Marked true>>',
    page: '/Contents 4 0 R/Resources<</Properties<</L 5 0 R>>>>',
  }),
  pdfStream('/OC /L BDC BT (hidden 5 0 obj endobj) Tj ET EMC\n1 0 obj <</Type/Catalog>> endobj'),
  '<</Type/OCG/Name(Answers (hidden))>>',
  '<</FT/Tx/T(name)/V(trailer <</Root 9 0 R>>)>>',
  pdfStream(deflated('/Type /Nothing'), '/Filter/FlateDecode'),
];
const trailer = '/Info<</Title(Burns)>>';
const intact = (isCompressed: boolean) => buildPdf(objects, { trailer, isCompressed }).toString('latin1');

const damages: Record<string, (pdf: string) => string> = {
  'a wrong place of its table': (pdf) => pdf.replace(/startxref\s+\d+/, 'startxref\n7'),
  'no place of its table': (pdf) => pdf.replace(/startxref\s+\d+/, ''),
  'lines before its header': (pdf) => `\r\n\r\n${pdf}`,
  'bytes in front of its objects': (pdf) => pdf.replace('%PDF-1.7\n', '%PDF-1.7\n% 1 0 obj (\n'),
  'lines whose ends were changed to CR LF': (pdf) => pdf.replaceAll('\n', '\r\n'),
  'a block of blanks after its end': (pdf) => pdf + ' '.repeat(3_000_000),
};

describe.each([
  ['a table', false],
  ['object streams', true],
])('a PDF with %s', (_, isCompressed) => {
  test.each(Object.entries(damages))('and %s is stored like the intact one', async (_name, damage) => {
    const expected = await stored(intact(isCompressed));
    expect(expected).toMatch(/^%PDF-1\.7[\s\S]*%%EOF\n$/);
    expect(await stored(damage(intact(isCompressed)))).toBe(expected);
  });
});

test('the intact PDF keeps layers, language, first page, form and bookmarks', async () => {
  const text = await stored(intact(false));
  for (const entry of ['/OCProperties', '/Lang', '/OpenAction', '/AcroForm', '/Outlines', '/MarkInfo', '(Burns)']) {
    expect(text).toContain(entry);
  }
});

test.each([
  ['too short', '/Length 3'],
  ['too long', '/Length 99999'],
  ['missing', ''],
  ['no number', '/Length /None'],
  ['that of another object', '/Length 2 0 R'],
])('a PDF with a stream whose length is %s is stored like the intact one', async (_, length) => {
  const damaged = intact(false).replace(/\/Length \d+/, length);
  expect(await stored(damaged)).toBe(await stored(intact(false)));
});

test('a PDF with a stream whose length is in an object is stored with all of it', async () => {
  const data = 'q endstream Q';
  const pdf = buildPdf([
    ...pageObjects({ page: '/Contents 4 0 R' }),
    `<</Length 5 0 R>>\nstream\n${data}\nendstream`,
    String(data.length),
  ]);
  const damaged = pdf.toString('latin1').replace(/startxref\s+\d+/, 'startxref\n7');
  expect(await stored(damaged)).toBe(await stored(pdf.toString('latin1')));
});

test.each([
  ['without a trailer', (pdf: string) => pdf.replace(/\nxref\n[\s\S]*startxref/, '\nstartxref')],
  ['with the end of an object missing', (pdf: string) => pdf.replace('endobj', '').replace(/startxref\s+\d+/, '')],
])('a PDF %s keeps its pages', async (_, damage) => {
  expect(await stored(damage(intact(false)))).toContain('/Count 1');
});

test('the last one of two objects with the same number counts', async () => {
  const [first = '', ...others] = objects;
  const old = `1 0 obj\n${first.replace('(th)', '(en)')}\nendobj\n`;
  const pdf = buildPdf([first, ...others], { header: `%PDF-1.7\n${old}` }).toString('latin1');
  expect(await stored(pdf.replace(/startxref\s+\d+/, ''))).toMatch(/\/Lang \(th\)/);
});

test.each([
  ['nothing but a header and an end', '%PDF-1.7\n%%EOF', 'damaged'],
  ['no catalog', buildPdf(objects.slice(3)).toString('latin1').replace('/Root 1 0 R', ''), 'damaged'],
  [
    'compressed bytes that a change of line ends has destroyed',
    intact(true)
      .replace(/\/Length (\d+)/g, (_, length) => `/Length ${Number(length) + 5}`)
      .replaceAll(/stream\n..../g, 'stream\n????'),
    'damaged',
  ],
  ['a lock', samplePdf({ isLocked: true }).toString('latin1'), 'encrypted'],
  [
    'a lock and a wrong table',
    samplePdf({ isLocked: true })
      .toString('latin1')
      .replace(/startxref\s+\d+/, ''),
    'encrypted',
  ],
])('a PDF with %s is rejected', async (_, pdf, fault) => {
  expect(await stored(pdf)).toBe(fault);
});

test.each([
  ['strings without an end', '('],
  ['hexadecimal strings without an end', '<'],
  ['names', '/'],
  ['comments', '%'],
  ['lines', '%\n'],
  ['dictionaries without an end', '1 0 obj<<'],
  ['trailers without an end', 'trailer<<'],
  ['trailers', 'trailer<</A(>>'],
  ['streams without an end', '1 0 obj<<>>stream\n'],
  ['objects', '1 0 obj 1 endobj\n'],
  ['numbers', '1 0 '],
  ['letters', 'a'],
  ['zeros', '\0'],
])('a PDF of five megabytes of %s is read in linear time', (_, part) => {
  const started = process.cpuUsage();
  rebuildPdf(`%PDF-1.7\n${part.repeat(5_000_000 / part.length)}\n%%EOF`);
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1_000).toBeLessThan(15_000);
});
