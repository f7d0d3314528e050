import type { PDFDocumentProxy } from 'pdfjs-dist';

/**
 * The same document for a viewer of pdf.js, which hears nothing of it any more from the signal on. A document that is
 * closed refuses whatever it was asked, and the viewer would tell the console, or not catch it at all.
 */
export function whileShown(pdf: PDFDocumentProxy, closed: AbortSignal): PDFDocumentProxy {
  return new Proxy(pdf, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...values: unknown[]) => {
        const answer: unknown = value.apply(target, values);
        return answer instanceof Promise ? untilAborted(closed, answer) : answer;
      };
    },
  });
}

/** The promise, which never settles once the signal has come. */
function untilAborted(signal: AbortSignal, promise: Promise<unknown>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    promise.then(
      (value) => signal.aborted || resolve(value),
      (error) => signal.aborted || reject(error),
    );
  });
}
