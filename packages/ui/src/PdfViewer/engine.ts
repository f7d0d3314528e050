import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentLoadingTask,
  type PDFPageProxy,
  TextLayer,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url&no-inline';
import { PIXELS_PER_POINT } from './pageLayout.ts';
import { decodersFolder, PdfDataFactory } from './pdfAssets.ts';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Most pixels of one page's bitmap: what phones still draw. */
const MAX_BITMAP_PIXELS = 16_000_000;

/** Work that can be given up. */
interface EngineTask<Result> {
  /** Settles when the work is done, and rejects when it fails or is given up. */
  readonly promise: Promise<Result>;
  /** Gives the work up. */
  readonly cancel: () => void;
}

/** Opens the PDF at an address; nothing in it runs: no scripts, no evaluation, no WebAssembly. */
export function openPdf(url: string): PDFDocumentLoadingTask {
  return getDocument({
    url,
    useWasm: false,
    wasmUrl: decodersFolder(),
    useWorkerFetch: false,
    BinaryDataFactory: PdfDataFactory,
    verbosity: VerbosityLevel.ERRORS,
  });
}

/** Draws a page at a zoom on a canvas of its own, which is as sharp as the screen. @public by the lazily loaded module */
export function drawPage(page: PDFPageProxy, zoom: number, pixelRatio: number): EngineTask<HTMLCanvasElement> {
  const cssViewport = page.getViewport({ scale: zoom * PIXELS_PER_POINT });
  const pixels = cssViewport.width * cssViewport.height;
  const sharpness = Math.min(pixelRatio, Math.sqrt(MAX_BITMAP_PIXELS / pixels));
  const viewport = page.getViewport({ scale: zoom * PIXELS_PER_POINT * sharpness });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(Math.floor(viewport.width), 1);
  canvas.height = Math.max(Math.floor(viewport.height), 1);
  const task = page.render({ canvas, viewport });
  return { promise: task.promise.then(() => canvas), cancel: () => task.cancel() };
}

/** Lays the page's text over its picture, to be selected and read out; answers whether there is any. @public likewise */
export function layText(page: PDFPageProxy, container: HTMLElement): EngineTask<boolean> {
  const viewport = page.getViewport({ scale: PIXELS_PER_POINT });
  const textContentSource = page.streamTextContent({ includeMarkedContent: true });
  const layer = new TextLayer({ textContentSource, container, viewport });
  const hasText = () => layer.textContentItemsStr.some((text) => text.trim() !== '');
  return { promise: layer.render().then(hasText), cancel: () => layer.cancel() };
}
