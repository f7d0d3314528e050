import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { failureOf, type PdfFailure } from './failure.ts';

/** The PDF engine, which is loaded only when a PDF is shown. */
type PdfEngine = typeof import('./engine.ts');

export interface OpenPdf {
  readonly engine: PdfEngine;
  readonly document: PDFDocumentProxy;
}

type PdfState =
  | { readonly status: 'engineFailed'; readonly error: unknown }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: PdfFailure }
  | { readonly status: 'ready'; readonly pdf: OpenPdf };

/**
 * Opens the PDF at an address, once more at each retry, and closes it when the address changes or the viewer goes.
 * @throws while rendering if the code of the PDF engine fails to load
 */
export function usePdf(url: string) {
  const [attempt, setAttempt] = useState(0);
  const key = `${attempt} ${url}`;
  const [arrived, setArrived] = useState<{ key: string; state: PdfState }>();

  useEffect(() => {
    const opening = new AbortController();
    const show = (state: PdfState) => {
      if (!opening.signal.aborted) setArrived({ key, state });
    };
    loadEngine().then(
      (engine) =>
        open(engine, url, opening.signal).then(
          (pdf) => show({ status: 'ready', pdf }),
          (error: unknown) => show({ status: 'failed', failure: failureOf(error) }),
        ),
      (error: unknown) => show({ status: 'engineFailed', error }),
    );
    return () => opening.abort();
  }, [url, key]);

  const state: PdfState = arrived?.key === key ? arrived.state : { status: 'loading' };
  if (state.status === 'engineFailed') throw state.error;
  return { state, retry: () => setAttempt((current) => current + 1) };
}

async function open(engine: PdfEngine, url: string, signal: AbortSignal): Promise<OpenPdf> {
  signal.throwIfAborted();
  const task = engine.openPdf(url);
  signal.addEventListener('abort', () => void task.destroy());
  return { engine, document: await task.promise };
}

async function loadEngine(): Promise<PdfEngine> {
  return await import('./engine.ts');
}
