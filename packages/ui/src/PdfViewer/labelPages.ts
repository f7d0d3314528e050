import { isBlankText } from '@cpd/domain/text';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { EventBus, PDFViewer } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import { say } from '../language/index.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './PdfViewer.css.ts';

/** The part of pdf.js's page view that is used here. */
interface PageView {
  /** The number of the page, from 1. */
  readonly id: number;
  readonly div: HTMLElement;
  readonly textLayer: { readonly div: HTMLElement } | null;
}

/** Names the rendered pages and marks those without text and those that fail to render. */
export function labelPages(eventBus: EventBus, pdf: PDFDocumentProxy): void {
  const nameOf = ({ id }: PageView) => say('Page {n} of {total}', { n: id, total: pdf.numPages });
  const showFailure = (page: PageView) =>
    page.div.append(paragraph(styles.pageFailure, say('{page} cannot be shown.', { page: nameOf(page) })));
  const pagesOf = (viewer: PDFViewer) =>
    Array.from({ length: viewer.pagesCount }, (_, index): PageView => viewer.getPageView(index));

  eventBus.on('pagesinit', ({ source }: { source: PDFViewer }) => {
    // pdf.js makes each page a region, also before it has a name.
    for (const { div } of pagesOf(source)) div.role = null;
  });
  eventBus.on('pagesloaded', ({ source }: { source: PDFViewer }) => {
    // pdf.js has no event for a page that fails to load. The others are cached at this point.
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
    // The scroll container takes the focus, so that one press of Tab leaves the pages.
    layer.tabIndex = -1;
    if (!isBlankText(layer.textContent)) return;
    layer.append(paragraph(visuallyHidden, say('{page} has no text that can be read out.', { page: nameOf(source) })));
  });
}

function paragraph(className: string, text: string): HTMLParagraphElement {
  const element = document.createElement('p');
  element.className = className;
  element.textContent = text;
  return element;
}
