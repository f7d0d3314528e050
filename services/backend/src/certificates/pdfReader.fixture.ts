import { createCanvas } from '@napi-rs/canvas';
import jsqr from 'jsqr';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Pixels a point: with 2, the modules of a QR code were too small for the reader with one address in 300. */
const SCALE = 4;

/** What a reader that is not ours makes of a PDF of one page. */
export async function readPdf(bytes: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const page = await document.getPage(1);
  const viewport = page.getViewport({ scale: SCALE });
  const canvas = createCanvas(viewport.width, viewport.height);
  // It draws on a canvas of the server as on one of a browser.
  await page.render({ canvas: canvas as never, viewport }).promise;
  const { data, width, height } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const { items } = await page.getTextContent();
  const { info, metadata } = await document.getMetadata();
  const [link] = await page.getAnnotations();
  const marks: unknown = await document.getMarkInfo();
  return {
    pages: document.numPages,
    /** The page as it is drawn. */
    canvas,
    /** In points. */
    size: [viewport.width / SCALE, viewport.height / SCALE],
    text: items.map((item) => ('str' in item ? item.str : '')).join(''),
    info: info as { readonly Title?: string; readonly Language?: string },
    /** The title in the metadata that are XML; undefined where those cannot be read. */
    xmlTitle: metadata?.get('dc:title') as unknown,
    /** What is said of the link on the page. */
    linkWords: link?.contentsObj?.str as unknown,
    isMarked: marks instanceof Map && marks.get('Marked'),
    structure: JSON.stringify(await page.getStructTree()),
    /** What the QR code on the page holds. */
    code: jsqr(data, width, height)?.data,
  };
}
