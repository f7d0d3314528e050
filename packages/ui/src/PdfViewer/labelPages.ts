import { isBlankText } from '@cpd/domain/text';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { EventBus, PDFViewer } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './PdfViewer.css.ts';

/** A page as pdf.js has it. */
interface PageView {
  /** Counted from 1. */
  readonly id: number;
  readonly div: HTMLElement;
  readonly textLayer: { readonly div: HTMLElement } | null;
}

/** Names the pages that are drawn, and says which have no text and which cannot be shown. */
export function labelPages(eventBus: EventBus, pdf: PDFDocumentProxy): void {
  const nameOf = ({ id }: PageView) => `Page ${id} of ${pdf.numPages}`;
  const showFailure = (page: PageView) =>
    page.div.append(paragraph(styles.pageFailure, `${nameOf(page)} cannot be shown.`));
  const pagesOf = (viewer: PDFViewer) =>
    Array.from({ length: viewer.pagesCount }, (_, index): PageView => viewer.getPageView(index));

  eventBus.on('pagesinit', ({ source }: { source: PDFViewer }) => {
    // As long as they are empty they are landmarks without a name to pdf.js.
    for (const { div } of pagesOf(source)) div.role = null;
  });
  eventBus.on('pagesloaded', ({ source }: { source: PDFViewer }) => {
    // The pages are at hand by now, and pdf.js says nothing of those that are not.
    for (const page of pagesOf(source)) pdf.getPage(page.id).catch(() => showFailure(page));
  });
  eventBus.on('pagerender', ({ source }: { source: PageView }) => {
    source.div.role = 'article';
    source.div.ariaLabel = nameOf(source);
    source.div.ariaBusy = 'true';
  });
  eventBus.on('pagerendered', ({ source, error }: { source: PageView; error: unknown }) => {
    source.div.ariaBusy = null;
    if (error) showFailure(source);
  });
  eventBus.on('textlayerrendered', ({ source }: { source: PageView }) => {
    const layer = source.textLayer?.div;
    if (layer === undefined) return;
    // The window on the pages takes the focus, so that one press of Tab leads past them.
    layer.tabIndex = -1;
    if (!isBlankText(layer.textContent)) return;
    layer.append(paragraph(visuallyHidden, `${nameOf(source)} has no text that can be read out.`));
  });
}

function paragraph(className: string, text: string): HTMLParagraphElement {
  const element = document.createElement('p');
  element.className = className;
  element.textContent = text;
  return element;
}
