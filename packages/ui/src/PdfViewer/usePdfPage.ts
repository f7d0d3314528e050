import type { PDFPageProxy } from 'pdfjs-dist';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useDevicePixelRatio } from '../DevicePixelRatio/index.ts';
import { type PageSize, PIXELS_PER_POINT } from './pageLayout.ts';
import type { OpenPdf } from './usePdf.ts';

/** Milliseconds before a page is drawn: pages that only fly past while scrolling cost nothing. */
const SETTLE_MS = 60;

/** Which page is drawn, and how large. */
export interface PdfPageOptions {
  readonly pdf: OpenPdf;
  /** The page's index, counted from 0. */
  readonly index: number;
  /** The zoom; 1 is the printed size. */
  readonly zoom: number;
  /** Receives the page's true size in points once it is known. */
  readonly onSize: (index: number, size: PageSize) => void;
}

/** How far a page has come: a textless one is drawn but has nothing to read out. */
type PdfPageStatus = 'drawing' | 'drawn' | 'textless' | 'failed';

/** Where to put a page and how far it has come. */
export interface DrawnPdfPage {
  /** Holds the page's picture. */
  readonly picture: RefObject<HTMLDivElement | null>;
  /** Holds the page's text. */
  readonly text: RefObject<HTMLDivElement | null>;
  readonly status: PdfPageStatus;
}

/** Draws a page while it is shown, and frees what it takes afterwards. */
export function usePdfPage({ pdf, index, zoom, onSize }: PdfPageOptions): DrawnPdfPage {
  const { page, hasFailed } = usePage(pdf, index, onSize);
  const [picture, drawing] = usePicture(pdf, page, zoom);
  const [text, hasText] = useText(pdf, page, zoom);
  if (hasFailed) return { picture, text, status: 'failed' };
  return { picture, text, status: drawing === 'drawn' && !hasText ? 'textless' : drawing };
}

function usePage(pdf: OpenPdf, index: number, onSize: PdfPageOptions['onSize']) {
  const [page, setPage] = useState<PDFPageProxy>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const arrive = (found: PDFPageProxy) => {
      if (!isCurrent) return;
      const { width, height } = found.getViewport({ scale: 1 });
      onSize(index, { width, height });
      setPage(found);
    };
    const fail = () => {
      if (isCurrent) setHasFailed(true);
    };
    const settled = setTimeout(() => pdf.document.getPage(index + 1).then(arrive, fail), SETTLE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(settled);
    };
  }, [pdf, index, onSize]);
  return { page, hasFailed };
}

function usePicture(pdf: OpenPdf, page: PDFPageProxy | undefined, zoom: number) {
  const host = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<'drawing' | 'drawn' | 'failed'>('drawing');
  const pixelRatio = useDevicePixelRatio();
  useEffect(() => {
    if (page === undefined) return;
    const task = pdf.engine.drawPage(page, zoom, pixelRatio);
    let isCurrent = true;
    // The earlier picture stays, stretched, until the sharper one is there.
    const show = (canvas: HTMLCanvasElement) => {
      if (!isCurrent) return freeBitmap(canvas);
      host.current?.querySelectorAll('canvas').forEach(freeBitmap);
      host.current?.replaceChildren(canvas);
      setDrawing('drawn');
    };
    task.promise.then(show, () => {
      if (isCurrent) setDrawing('failed');
    });
    return () => {
      isCurrent = false;
      task.cancel();
    };
  }, [pdf, page, zoom, pixelRatio]);
  useEffect(() => {
    const element = host.current;
    return () => element?.querySelectorAll('canvas').forEach(freeBitmap);
  }, []);
  return [host, drawing] as const;
}

function useText(pdf: OpenPdf, page: PDFPageProxy | undefined, zoom: number) {
  const host = useRef<HTMLDivElement>(null);
  const [hasText, setHasText] = useState(true);
  // The engine sizes the text by this variable, so that a zoom needs no new text.
  useLayoutEffect(() => {
    host.current?.style.setProperty('--total-scale-factor', String(zoom * PIXELS_PER_POINT));
  }, [zoom]);
  useEffect(() => {
    const element = host.current;
    if (page === undefined || element === null) return;
    const task = pdf.engine.layText(page, element);
    // A page whose text cannot be read is still a picture.
    task.promise.then(setHasText, () => {});
    return () => {
      task.cancel();
      element.replaceChildren();
      page.cleanup();
    };
  }, [pdf, page]);
  return [host, hasText] as const;
}

// Safari keeps a bitmap until the garbage collector comes by, and runs out of memory before.
function freeBitmap(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}
