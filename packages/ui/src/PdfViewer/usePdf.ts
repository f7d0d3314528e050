import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { EngineMissing, failureOf, type PdfFailure } from './failure.ts';

/** The PDF engine, which is loaded only when a PDF is shown. */
type PdfEngine = typeof import('./engine.ts');

export interface OpenPdf {
  readonly engine: PdfEngine;
  readonly document: PDFDocumentProxy;
}

type PdfState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: PdfFailure }
  | { readonly status: 'ready'; readonly pdf: OpenPdf };

/** Opens the PDF at an address, once more at each retry, and closes it when the address changes or the viewer goes. */
export function usePdf(url: string) {
  const [attempt, setAttempt] = useState(0);
  const key = `${attempt} ${url}`;
  const [arrived, setArrived] = useState<{ key: string; state: PdfState }>();

  useEffect(() => {
    const opening = new AbortController();
    open(url, opening.signal).then(
      (pdf) => {
        if (!opening.signal.aborted) setArrived({ key, state: { status: 'ready', pdf } });
      },
      (error: unknown) => {
        if (!opening.signal.aborted) setArrived({ key, state: { status: 'failed', failure: failureOf(error) } });
      },
    );
    return () => opening.abort();
  }, [url, key]);

  const state: PdfState = arrived?.key === key ? arrived.state : { status: 'loading' };
  return { state, retry: () => setAttempt((current) => current + 1) };
}

async function open(url: string, signal: AbortSignal): Promise<OpenPdf> {
  const engine = await loadEngine();
  signal.throwIfAborted();
  const task = engine.openPdf(url);
  signal.addEventListener('abort', () => void task.destroy());
  return { engine, document: await task.promise };
}

async function loadEngine(): Promise<PdfEngine> {
  try {
    return await import('./engine.ts');
  } catch (cause) {
    throw new EngineMissing('The code of the PDF engine did not arrive.', { cause });
  }
}
