import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPdf, pageObjects, pdfStream, updatePdf } from '../../testing/buildPdf.ts';
import { pdfBomb } from '../../testing/pdfBomb.ts';
import { samplePdf } from '../../testing/samplePdf.ts';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';
import { sendUpload } from './sendUpload.fixture.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const upload = (bytes: Uint8Array) => sendUpload(api, '/v1/file/upload', bytes, 'notes.pdf');

/** Uploads a PDF, and returns the text of what is stored, with that of compressed streams. */
async function stored(pdf: Uint8Array): Promise<string> {
  const { status, json } = await upload(pdf);
  expect([status, json]).toMatchObject([200, {}]);
  const response = await api.app.request(`/v1/file/${json.data._id}`);
  const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
  const streams = Array.from(text.matchAll(/FlateDecode[^>]*>>\s+stream\n(.*?)endstream/gs), ([, data = '']) =>
    inflateSync(Buffer.from(data, 'latin1')).toString('latin1'),
  );
  return [text, ...streams].join('\n');
}

/** What makes readers run, open, load or send something. */
const ACTIVE =
  /\/(?:JavaScript|JS|Launch|GoToR|GoToE|SubmitForm|ImportData|Rendition|EF|AA|XFA|FFilter|ByteRange|EmbeddedFiles?)\b|javascript:|host|calc\.exe/i;

const SCRIPT = '<</S/JavaScript/JS(app.alert\\(1\\))>>';
const LAUNCH = '<</S/Launch/F(calc.exe)>>';
const ATTACHED = [pdfStream('MZ', '/Type/EmbeddedFile'), '<</Type/Filespec/F(setup.exe)/EF<</F 4 0 R>>>>'];

const catalog = (entries: string, ...objects: string[]) => [...pageObjects({ catalog: entries }), ...objects];
const page = (entries: string, ...objects: string[]) => [...pageObjects({ page: entries }), ...objects];
const link = (action: string) => page(`/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A${action}>>]`);
const field = (entries: string) => catalog('/AcroForm<</Fields[4 0 R]>>', `<</FT/Tx/T(a)/V(<html>)${entries}>>`);

const utf8 = (text: string) => Buffer.from(text).toString('latin1');
const utf16Hex = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');

const ATTACHMENT_MESSAGE =
  'The PDF contains attached files. Save it without attachments, for example by printing it to a new PDF.';
const MEDIA_MESSAGE =
  'The PDF contains interactive media or 3D content. Save it without them, for example by printing it to a new PDF.';
const XFA_MESSAGE =
  'The PDF contains an XFA form, which can run scripts. Save it as an ordinary PDF, for example by printing it to a new PDF.';

describe.each([
  ['in plain objects', false],
  ['in an object stream', true],
])('POST /v1/file/upload with a PDF that has active content %s', (_, isCompressed) => {
  test.each([
    ['a script when it opens', catalog(`/OpenAction${SCRIPT}`)],
    ['a script of the document', catalog('/Names<</JavaScript<</Names[(a) 4 0 R]>>>>', SCRIPT)],
    ['a script when it is printed', catalog(`/AA<</WP${SCRIPT}>>`)],
    ['a script of a page', page(`/AA<</O${SCRIPT}>>`)],
    ['a script of a link', link(SCRIPT)],
    ['a script after another action', link(`<</S/Named/N/NextPage/Next[${SCRIPT}]>>`)],
    ['a script of a form field', field(`/AA<</K${SCRIPT}>>`)],
    ['a script of a bookmark', catalog(`/Outlines<</First<</Title(a)/A${SCRIPT}>>>>`)],
    ['a script in a stream', catalog('/OpenAction<</S/JavaScript/JS 4 0 R>>', pdfStream('1'))],
    ['a script under an escaped name', catalog('/OpenAction<</S/#4aavaScript/J#53(1)>>')],
    ['a script of a rendition', link('<</S/Rendition/JS(1)>>')],
    ['a script in place of the destination of a link', page(`/Annots[<</Subtype/Link/Dest${SCRIPT}>>]`)],
    ['a script in place of the destination of a bookmark', catalog(`/Outlines<</First<</Dest${SCRIPT}>>>>`)],
    ['a script in place of a named destination', catalog(`/Names<</Dests<</Names[(a) ${SCRIPT}]>>>>`)],
    [
      'a script in place of a named destination below a branch',
      catalog('/Names<</Dests<</Kids[4 0 R]>>>>', `<</Limits[(a)(b)]/Names[(a)[3 0 R/Fit](b) 5 0 R]>>`, SCRIPT),
    ],
    ['a script in the destination of a named one', catalog(`/Names<</Dests<</Names[(a)<</D${SCRIPT}>>]>>>>`)],
    ['a script in place of a destination of the catalog', catalog(`/Dests<</a ${SCRIPT}>>`)],
    ['a script in place of a referenced destination of the catalog', catalog('/Dests 4 0 R', '<</a 5 0 R>>', SCRIPT)],
    ['a script after a destination of the catalog', catalog(`/Dests<</a<</D[3 0 R/Fit]/Next${SCRIPT}>>>>`)],
    ['a script in place of the destination of a link to a page', link(`<</S/GoTo/D${SCRIPT}>>`)],
    ['a script in place of the structure destination of a link', link(`<</S/GoTo/D[3 0 R/Fit]/SD${SCRIPT}>>`)],
    [
      'a script of an annotation that the structure alone refers to',
      catalog(
        '/StructTreeRoot<</K<</S/Link/K<</Type/OBJR/Obj 4 0 R>>>>>>',
        `<</Subtype/Link/Rect[0 0 9 9]/A${SCRIPT}>>`,
      ),
    ],
    [
      'a script of an annotation that an element below others refers to',
      catalog('/StructTreeRoot<</K[4 0 R]>>', '<</S/P/K[1 5 0 R]>>', `<</Obj<</Subtype/Link/AA<</U${SCRIPT}>>>>>>`),
    ],
    [
      'a script of an annotation that the tree of parents refers to',
      catalog('/StructTreeRoot<</ParentTree<</Nums[0 4 0 R]>>>>', `<</K<</Obj<</Subtype/Link/A${SCRIPT}>>>>>>`),
    ],
    [
      'a script of a page that a destination alone refers to',
      catalog('/Names<</Dests<</Names[(a)[4 0 R/Fit]]>>>>', `<</Type/Page/AA<</O${SCRIPT}>>>>`),
    ],
    [
      'a script of a page that an article alone refers to',
      catalog('/Threads[<</F<</P 4 0 R>>>>]', `<</Type/Page/Annots[<</Subtype/Link/A${SCRIPT}>>]>>`),
    ],
    [
      'a script of a link that a drawing refers to',
      page('/PieceInfo 4 0 R/Resources<</Properties<</A 4 0 R>>>>', `<</Type/Annot/Subtype/Link/A${SCRIPT}>>`),
    ],
    [
      'a script that a drawing refers to',
      page('/Resources<</Properties<</A 4 0 R>>>>', `<</Type/Action${SCRIPT.slice(2)}`),
    ],
    ['a script as an address', link('<</S/URI/URI(JavaScript:alert\\(1\\))>>')],
    ['a program that it launches', catalog(`/OpenAction${LAUNCH}`)],
    ['a program that a link launches', link('<</S/Launch/Win<</F(calc.exe)>>>>')],
    ['a link to another PDF', link('<</S/GoToR/F(//host/other.pdf)/D[0/Fit]>>')],
    ['a link into an attached file', link('<</S/GoToE/T<</R/C/N(a)>>/D[0/Fit]>>')],
    ['a form that is sent', link('<</S/SubmitForm/F<</FS/URL/F(https://host/)>>>>')],
    ['data that is loaded', link('<</S/ImportData/F(//host/data.fdf)>>')],
    ['a script as an address behind blanks', link('<</S/URI/URI( \t\0javascript:alert\\(1\\))>>')],
    ['a script as an address in two lines', link('<</S/URI/URI(java\nscript:alert\\(1\\))>>')],
    ['a script as an address in UTF-16', link(`<</S/URI/URI<feff${utf16Hex('javascript:host')}>>>`)],
    ['a script as an address in bytes', link('<</S/URI/URI(javascript:host\xad\x9f)>>')],
    ['an address of a file', link('<</S/URI/URI(file://host/share)>>')],
    ['an address of a network share', link('<</S/URI/URI(\\\\\\\\host\\\\share)>>')],
    ['a script and another type of action', link('<</S/JavaScript/JS(1)/S/GoTo>>')],
    ['a program and another type of action', link('<</S/Launch/F(calc.exe)/S/GoTo>>')],
    ['a script in an array of actions', link(`<</S/GoTo/D[3 0 R/Fit]/Next[[${SCRIPT}]]>>`)],
    ['a script of a link that is its field', field(`/Kids[<</Subtype/Widget/A${SCRIPT}>>]`)],
    ['a stream in another file', page('/Contents 4 0 R', pdfStream('q Q', '/F(//host/share)/FFilter/FlateDecode'))],
    [
      'a page of another file',
      page('/Resources<</XObject<</X 4 0 R>>>>', pdfStream('q Q', '/Subtype/Form/Ref<</F(//host/a.pdf)/Page 0>>')),
    ],
    ['a signature', field('/V<</Type/Sig/ByteRange[0 1 2 3]/Contents<00>>>')],
    ['files of a program', catalog('/AF[5 0 R]', ...ATTACHED)],
    [
      'the source of a formula',
      catalog(
        '/Names<</EmbeddedFiles<</Names[(a) 5 0 R]>>>>',
        pdfStream('MZ', '/Type/EmbeddedFile'),
        '<</Type/Filespec/F(a.tex)/AFRelationship/Source/EF<</F 4 0 R>>>>',
      ),
    ],
  ])('removes %s', async (_name, objects) => {
    expect(await stored(buildPdf(objects, { isCompressed }))).not.toMatch(ACTIVE);
  });

  test.each([
    ['nothing', page(''), []],
    ['a link to a web page', link('<</S/URI/URI(https://example.com/)>>'), []],
    ['an address of a file', link('<</S/URI/URI(file://host/share)>>'), ['link']],
    ['a script when it opens', catalog(`/OpenAction${SCRIPT}`), ['action']],
    ['a script of a page', page(`/AA<</O${SCRIPT}>>`), ['action']],
    ['scripts of the document', catalog('/Names<</JavaScript<</Names[(a) 4 0 R]>>>>', SCRIPT), ['action']],
    ['a script in place of a named destination', catalog(`/Names<</Dests<</Names[(a) ${SCRIPT}]>>>>`), ['action']],
    [
      'a script of a link that the structure refers to',
      catalog('/StructTreeRoot<</K<</Obj 4 0 R>>>>', `<</A${SCRIPT}>>`),
      ['action'],
    ],
    ['a program', link(LAUNCH), ['action']],
    ['a link to another PDF', link('<</S/GoToR/F(other.pdf)/D[0/Fit]>>'), ['reference']],
    ['a page in another file', page('/Contents 4 0 R', pdfStream('q', '/F(//host/share)')), ['reference']],
    ['a signature', field('/V<</Type/Sig/ByteRange[0 1 2 3]>>'), ['signature']],
    [
      'a signature, a script and addresses',
      catalog(`/OpenAction${SCRIPT}/AcroForm<</Fields[<</FT/Sig/V<<>>/A<</S/URI/URI(x:y)>>>>]>>`),
      ['link', 'action', 'signature'],
    ],
  ])('says that it has removed %s', async (_name, objects, removed) => {
    expect((await upload(buildPdf(objects, { isCompressed }))).json.data.removed).toEqual(removed);
  });

  test.each([
    ['attached files', catalog('/Names<</EmbeddedFiles<</Names[(a) 5 0 R]>>>>', ...ATTACHED), ATTACHMENT_MESSAGE],
    [
      'a portfolio',
      catalog('/Collection<<>>/Names<</EmbeddedFiles<</Names[(a) 5 0 R]>>>>', ...ATTACHED),
      ATTACHMENT_MESSAGE,
    ],
    [
      'a file attached to a note',
      page('/Annots[<</Subtype/FileAttachment/FS 5 0 R>>]', ...ATTACHED),
      ATTACHMENT_MESSAGE,
    ],
    ['rich media', page('/Annots[<</Subtype/RichMedia/Rect[0 0 9 9]>>]'), MEDIA_MESSAGE],
    ['an XFA form', catalog('/AcroForm<</XFA[(form) 4 0 R]/Fields[]>>', pdfStream('<xdp/>')), XFA_MESSAGE],
  ])('rejects %s', async (_name, objects, message) => {
    expect(await upload(buildPdf(objects, { isCompressed }))).toMatchObject({
      status: 400,
      json: { code: 'ACTIVE_PDF', message },
    });
  });

  test.each([
    ['in Thai', utf8('https://example.org/อบรม')],
    ['in Japanese', utf8('https://example.org/救急医療')],
    ['in Arabic, below the base address', utf8('دورة/الأولى')],
    ['in German', utf8('https://example.org/Übung')],
    ['in UTF-8 with a byte-order mark', utf8('\ufeffhttps://example.org/อบรม')],
    ['in Latin-1', 'https://example.org/\xdcbung\xad'],
    ['behind blanks', '  https://example.org/'],
    ['behind a byte 0', '\0https://example.org/'],
    ['in front of a byte 0', 'https://example.org/\0'],
    ['in two lines', 'https://example.org/\nbasics'],
    ['of an e-mail in Thai', utf8('mailto:a@example.org?subject=อบรม')],
  ])('keeps a link whose address is written %s', async (_name, address) => {
    const text = await stored(buildPdf(link(`<</S/URI/URI(${address})>>`), { isCompressed }));
    expect(text).toMatch(/\/S \/URI/);
    expect(text).toMatch(/\/URI [(<]/);
  });

  test.each([
    ['destinations by name', catalog('/Names<</Dests<</Names[(a)[3 0 R/Fit](b)<</D[3 0 R/XYZ 0 0 0]>>]>>>>'), '/XYZ'],
    ['destinations of the catalog', catalog('/Dests<</a[3 0 R/Fit]/b<</D[3 0 R/XYZ 0 0 0]>>>>'), '/XYZ'],
    [
      'links that the structure refers to',
      catalog('/StructTreeRoot<</K<</S/Link/K<</Type/OBJR/Obj 4 0 R>>>>>>', '<</Subtype/Link/A<</S/GoTo/D(kept)>>>>'),
      '(kept)',
    ],
    [
      'pictures that the structure refers to',
      catalog('/StructTreeRoot<</K<</K<</Obj 4 0 R>>>>>>', pdfStream('q Q', '/Subtype/Form/Kept true')),
      '/Kept true',
    ],
    [
      'a font called Obj',
      page('/Resources<</Font<</Obj 4 0 R>>>>', '<</Type/Font/Subtype/Type1/Kept true>>'),
      '/Kept true',
    ],
  ])('keeps %s', async (_name, objects, kept) => {
    expect(await stored(buildPdf(objects, { isCompressed }))).toContain(kept);
  });

  test.each([
    ['a link to a web page', link('<</S/URI/URI(https://example.com/?q=javascript:)>>')],
    ['a link below the base address', page('/Annots[<</Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(a/b.html)>>>>]')],
    ['a picture whose bytes look like an archive', page('/Contents 4 0 R', pdfStream('PK\x03\x04 PK\x05\x06'))],
    ['a link to a page', link('<</S/GoTo/D[3 0 R/Fit]>>')],
    ['a page to open at', catalog('/OpenAction[3 0 R/Fit]')],
    ['bookmarks', catalog('/Outlines<</First<</Title(JavaScript: <script> and Launch)/Dest[3 0 R/Fit]>>>>')],
    ['a form', field('')],
    ['a drawing of 200,000 numbers', page(`/Annots[<</Subtype/Ink/InkList[[${'0 '.repeat(200_000)}]]>>]`)],
    ['a form with an empty XFA entry', catalog('/AcroForm<</XFA[]/Fields[]>>')],
    ['a paragraph style called Launch', catalog('/StructTreeRoot<</K<</S/Launch/P 1 0 R/K 0>>>>')],
    ['a paragraph style called JavaScript', catalog('/StructTreeRoot<</K<</S/JavaScript/P 1 0 R/K 0>>>>')],
    ['resources called JS and EF', page('/Resources<</Font<</JS 4 0 R/EF 4 0 R>>>>', '<</Type/Font/Subtype/Type1>>')],
    ['a file that is named and not attached', catalog('/AF[<</Type/Filespec/F(data.csv)>>]')],
  ])('accepts %s', async (_name, objects) => {
    expect(await upload(buildPdf(objects, { isCompressed }))).toMatchObject({ status: 200 });
  });
});

describe('POST /v1/file/upload with a PDF that was saved several times', () => {
  test('removes a script that a later save added', async () => {
    const [first = ''] = catalog(`/OpenAction${SCRIPT}`);
    expect(await stored(updatePdf(samplePdf(), { 1: first }))).not.toMatch(ACTIVE);
  });

  test('removes a script that a later save removed from what readers show', async () => {
    const [first = ''] = catalog('');
    const pdf = updatePdf(buildPdf(catalog(`/OpenAction${SCRIPT}`)), { 1: first });
    expect(await stored(pdf)).not.toMatch(ACTIVE);
  });
});

describe('POST /v1/file/upload with a PDF whose table of objects is wrong', () => {
  /** Changes an object's line in the table. */
  const withEntry = (pdf: Buffer, number: number, change: (line: string) => string) => {
    const text = pdf.toString('latin1');
    const place = String(text.indexOf(`${number} 0 obj`)).padStart(10, '0');
    return Buffer.from(text.replace(`${place} 00000 n`, change), 'latin1');
  };
  const moved = (line: string) => `${String(Number(line.slice(0, 10)) + 3).padStart(10, '0')}${line.slice(10)}`;
  const scripted = buildPdf(catalog('/OpenAction 4 0 R', SCRIPT, '<<>>'));

  test.each([
    ['is somewhere else', withEntry(scripted, 4, moved)],
    [
      'is free, and another object is somewhere else',
      withEntry(withEntry(scripted, 5, moved), 4, (line) => line.replace('n', 'f')),
    ],
  ])('removes a script that %s than the table says', async (_, pdf) => {
    expect(await stored(pdf)).not.toMatch(ACTIVE);
  });

  test('accepts one without active content', async () => {
    expect((await upload(withEntry(buildPdf(catalog('', '<<>>')), 4, moved))).status).toBe(200);
  });
});

describe('POST /v1/file/upload with a PDF that inflates to 2 GB', () => {
  const GIGABYTE = 1024 ** 3;

  test('rejects it and goes on with other PDFs meanwhile', async () => {
    const bomb = pdfBomb(2 * GIGABYTE);
    expect(bomb.length).toBeLessThan(10_000);
    const order: string[] = [];
    const [rejected] = await Promise.all([
      upload(bomb).finally(() => order.push('bomb')),
      upload(samplePdf()).then(({ status }) => order.push(`other ${status}`)),
    ]);
    expect(rejected).toMatchObject({
      status: 400,
      json: {
        code: 'COMPLEX_PDF',
        message:
          'The PDF takes too much memory or time to open. Save it in a simpler form, for example by printing it to a new PDF.',
      },
    });
    expect(order).toEqual(['other 200', 'bomb']);
  });

  test('accepts the same file when it inflates to little', async () => {
    expect((await upload(pdfBomb(1))).status).toBe(200);
  });
});

test('POST /v1/file/upload rejects a PDF whose dictionaries are nested too deeply to be read', async () => {
  const nested = `${'<</A'.repeat(400)} 1${'>>'.repeat(400)}`;
  expect(await upload(buildPdf(page(`/Resources ${nested}`)))).toMatchObject({
    status: 400,
    json: { code: 'COMPLEX_PDF' },
  });
});
