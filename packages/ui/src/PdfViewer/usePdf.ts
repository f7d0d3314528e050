import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { Code, OutdatedError, UnreachableError } from '../Code/index.ts';
import { failureOf, type PdfFailure } from './failure.ts';

const code = new Code(() => import('./readerCode.ts'));

type ReaderCode = typeof import('./readerCode.ts');
type PdfEngine = ReaderCode['engine'];

export interface OpenPdf {
  readonly engine: PdfEngine;
  readonly document: PDFDocumentProxy;
}

type PdfState =
  | { readonly status: 'engineFailed'; readonly error: unknown }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: PdfFailure }
  | { readonly status: 'ready'; readonly pdf: OpenPdf; readonly PdfReader: ReaderCode['PdfReader'] };

/**
 * Opens a PDF, and closes it on unmount and when the URL changes.
 * @throws while rendering if the code of the PDF engine is missing
 */
export function usePdf(url: string) {
  const [attempt, setAttempt] = useState(0);
  const key = `${attempt} ${url}`;
  const [latest, setLatest] = useState<{ key: string; state: PdfState }>();

  useEffect(() => {
    const opening = new AbortController();
    const update = (state: PdfState) => {
      if (!opening.signal.aborted) setLatest({ key, state });
    };
    code.loadOrReload().then(
      ({ engine, PdfReader }) =>
        open(engine, url, opening.signal).then(
          (pdf) => update({ status: 'ready', pdf, PdfReader }),
          (error: unknown) => update({ status: 'failed', failure: failureOf(error) }),
        ),
      (error: unknown) =>
        update(
          error instanceof UnreachableError || error instanceof OutdatedError
            ? { status: 'failed', failure: failureOf(error) }
            : { status: 'engineFailed', error },
        ),
    );
    return () => opening.abort();
  }, [url, key]);

  const state: PdfState = latest?.key === key ? latest.state : { status: 'loading' };
  if (state.status === 'engineFailed') throw state.error;
  return { state, retry: () => setAttempt((current) => current + 1) };
}

async function open(engine: PdfEngine, url: string, signal: AbortSignal): Promise<OpenPdf> {
  signal.throwIfAborted();
  const task = engine.openPdf(url);
  signal.addEventListener('abort', () => void task.destroy());
  return { engine, document: await task.promise };
}
