import type { PDFDocumentProxy } from 'pdfjs-dist';

/**
 * Wraps a document for pdf.js's viewer. Once the signal aborts, pending calls never settle. Otherwise they reject when the
 * document is destroyed, and the viewer logs these errors or does not catch them.
 */
export function silentOnceClosed(pdf: PDFDocumentProxy, closed: AbortSignal): PDFDocumentProxy {
  return new Proxy(pdf, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...values: unknown[]) => {
        const result: unknown = value.apply(target, values);
        return result instanceof Promise ? untilAborted(closed, result) : result;
      };
    },
  });
}

function untilAborted(signal: AbortSignal, promise: Promise<unknown>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    promise.then(
      (value) => signal.aborted || resolve(value),
      (error) => signal.aborted || reject(error),
    );
  });
}
