import type { PDFDocumentProxy } from 'pdfjs-dist';
import { afterEach, expect, test, vi } from 'vitest';
import { showPages } from './engine.ts';

afterEach(() => {
  document.body.replaceChildren();
});

class NoObserver {
  observe() {}
  disconnect() {}
}

test('a page can be requested before the first one has been read', () => {
  vi.stubGlobal('ResizeObserver', NoObserver);
  vi.stubGlobal('matchMedia', () => new EventTarget());
  const container = document.body.appendChild(document.createElement('div'));
  container.style.position = 'absolute';
  container.append(document.createElement('div'));
  const never = () => new Promise<never>(() => {});
  const unread: Partial<PDFDocumentProxy> = {
    numPages: 3,
    getPage: never,
    getOptionalContentConfig: never,
    getPermissions: never,
  };
  const pages = showPages(container, unread as PDFDocumentProxy, () => {});
  expect(() => pages.showFirst()).not.toThrow();
  expect(() => pages.goTo(1)).not.toThrow();
});
