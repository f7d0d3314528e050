import { createCanvas } from '@napi-rs/canvas';
import jsqr from 'jsqr';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Pixels per point: with 2, the reader could not resolve the QR code of one URL in 300. */
const SCALE = 4;

/** The content of a one-page PDF, as another library reads it. */
export async function readPdf(bytes: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const page = await document.getPage(1);
  const viewport = page.getViewport({ scale: 1 });
  /** Renders the page. */
  async function draw(width: number) {
    const scaled = page.getViewport({ scale: width / viewport.width });
    const canvas = createCanvas(scaled.width, scaled.height);
    // The library draws on a server canvas as on a browser's.
    await page.render({ canvas: canvas as never, viewport: scaled }).promise;
    return canvas.getContext('2d');
  }
  const { items } = await page.getTextContent();
  const { info, metadata } = await document.getMetadata();
  const [link] = await page.getAnnotations();
  const marks: unknown = await document.getMarkInfo();
  return {
    pages: document.numPages,
    draw,
    /** In points. */
    size: [viewport.width, viewport.height],
    text: items.map((item) => ('str' in item ? item.str : '')).join(''),
    info: info as { readonly Title?: string; readonly Language?: string },
    /** The title in the XML metadata; undefined if that cannot be parsed. */
    xmlTitle: metadata?.get('dc:title') as unknown,
    /** The description of the link on the page. */
    linkWords: link?.contentsObj?.str as unknown,
    isMarked: marks instanceof Map && marks.get('Marked'),
    structure: JSON.stringify(await page.getStructTree()),
    /** Reads the content of the QR code on the page. */
    async readCode() {
      const ctx = await draw(viewport.width * SCALE);
      const { data, width, height } = ctx.getImageData(0, 0, ctx.canvas.width, ctx.canvas.height);
      return jsqr(data, width, height)?.data;
    },
  };
}
