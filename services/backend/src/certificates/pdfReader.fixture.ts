import { createCanvas } from '@napi-rs/canvas';
import jsqr from 'jsqr';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Pixels per point: with 2, the reader could not resolve the QR code of one URL in 300. */
const SCALE = 4;

/** The content of a one-page PDF, as another library reads it. */
export async function readPdf(bytes: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const page = await document.getPage(1);
  const viewport = page.getViewport({ scale: SCALE });
  const canvas = createCanvas(viewport.width, viewport.height);
  // The library draws on a server canvas as on a browser's.
  await page.render({ canvas: canvas as never, viewport }).promise;
  const { data, width, height } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const { items } = await page.getTextContent();
  const { info, metadata } = await document.getMetadata();
  const [link] = await page.getAnnotations();
  const marks: unknown = await document.getMarkInfo();
  return {
    pages: document.numPages,
    /** The rendered page. */
    canvas,
    /** In points. */
    size: [viewport.width / SCALE, viewport.height / SCALE],
    text: items.map((item) => ('str' in item ? item.str : '')).join(''),
    info: info as { readonly Title?: string; readonly Language?: string },
    /** The title in the XML metadata; undefined if that cannot be parsed. */
    xmlTitle: metadata?.get('dc:title') as unknown,
    /** The description of the link on the page. */
    linkWords: link?.contentsObj?.str as unknown,
    isMarked: marks instanceof Map && marks.get('Marked'),
    structure: JSON.stringify(await page.getStructTree()),
    /** The content of the QR code on the page. */
    code: jsqr(data, width, height)?.data,
  };
}
