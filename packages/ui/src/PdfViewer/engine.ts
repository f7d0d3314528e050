import {
  AnnotationEditorType,
  AnnotationMode,
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url&no-inline';
// Reads the global variable that pdf.mjs sets, so this import must come after it.
import {
  EventBus,
  GenericL10n,
  LinkTarget,
  PDFFindController,
  PDFLinkService,
  PDFViewer,
} from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import { watchDevicePixelRatio } from '../DevicePixelRatio/useDevicePixelRatio.ts';
import { labelPages } from './labelPages.ts';
import { decodersFolder, PdfDataFactory } from './pdfAssets.ts';
import { silentOnceClosed } from './silentOnceClosed.ts';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Opens a PDF without running anything in it: no scripts, no evaluation, no WebAssembly. */
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

export interface PdfViewState {
  /** The visible page, from 1. */
  readonly page: number;
  /** 1 is the printed size; undefined until the pages have loaded. */
  readonly zoom: number | undefined;
  /** The selected match, from 1, and the number of matches; undefined while the search runs. */
  readonly matches: { readonly current: number; readonly total: number } | undefined;
}

export interface PdfPages {
  /** Goes to a page, from 1. */
  readonly goTo: (page: number) => void;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  /** Makes the pages as wide as their container, also when its width changes. */
  readonly fitWidth: () => void;
  /** Shows the first page as a whole, also when the size of the container changes. */
  readonly showFirst: () => void;
  /** Highlights all matches and goes to the first one of a new text, or to the next one. '' ends the search. */
  readonly find: (text: string, isBackwards?: boolean) => void;
  readonly close: () => void;
}

/** pdf.js would also scroll the page around the viewer and move the search field out of view. */
class FindController extends PDFFindController {
  override scrollMatchIntoView({ element }: { readonly element: HTMLElement }) {
    if (!this._scrollMatches) return;
    this._scrollMatches = false;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}

/**
 * Renders a PDF with pdf.js's viewer, which draws only the pages around the visible ones.
 * @param container a scroll container with one child element
 * @param onChange receives the changed parts of the view
 */
export function showPages(
  container: HTMLDivElement,
  opened: PDFDocumentProxy,
  onChange: (change: Partial<PdfViewState>) => void,
): PdfPages {
  const closing = new AbortController();
  const pdf = silentOnceClosed(opened, closing.signal);
  const eventBus = new EventBus();
  const linkService = new PDFLinkService({ eventBus, externalLinkTarget: LinkTarget.BLANK });
  // The live region would announce every intermediate count.
  const findController = new FindController({ eventBus, linkService, updateMatchesCountOnProgress: false });
  const viewer = new PDFViewer({
    container,
    eventBus,
    linkService,
    findController,
    // Without a language, pdf.js would load translations for the browser's language.
    l10n: new GenericL10n('en-us'),
    annotationMode: AnnotationMode.ENABLE,
    annotationEditorMode: AnnotationEditorType.DISABLE,
    enableSelectionRendering: false,
  });
  linkService.setViewer(viewer);

  const { fit, stopFitting } = fitted(viewer, container);
  const handleMatches = ({ matchesCount }: { matchesCount: PdfViewState['matches'] }) =>
    onChange({ matches: matchesCount });
  eventBus.on('pagesinit', () => fit());
  eventBus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => onChange({ page: pageNumber }));
  eventBus.on('scalechanging', ({ scale }: { scale: number }) => onChange({ zoom: scale }));
  eventBus.on('updatefindmatchescount', handleMatches);
  eventBus.on('updatefindcontrolstate', handleMatches);
  labelPages(eventBus, pdf);
  viewer.setDocument(pdf);
  linkService.setDocument(pdf);

  // pdf.js throws before it has read the first page, with which it begins.
  const goTo = (page: number) => {
    if (viewer.pagesCount > 0) viewer.currentPageNumber = page;
  };
  let found = '';
  return {
    goTo,
    zoomIn: () => viewer.increaseScale(),
    zoomOut: () => viewer.decreaseScale(),
    fitWidth: () => fit('page-width'),
    showFirst() {
      goTo(1);
      fit('page-fit');
    },
    find(query, isBackwards = false) {
      const type = query === found ? 'again' : '';
      if (query !== found) onChange({ matches: undefined });
      found = query;
      eventBus.dispatch('find', { type, query, findPrevious: isBackwards, highlightAll: true });
    },
    close() {
      closing.abort();
      stopFitting();
      viewer.setDocument(null);
      linkService.setDocument(null);
    },
  };
}

/** Keeps the chosen scale of the pages when the size of their container, or the resolution of the screen, changes. */
function fitted(viewer: PDFViewer, container: Element) {
  let chosen = 'page-width';
  const fit = (scale = chosen) => {
    chosen = scale;
    viewer.currentScaleValue = scale;
  };
  const resizing = new ResizeObserver(() => {
    if (viewer.currentScaleValue === chosen) fit();
    viewer.update();
  });
  resizing.observe(container);
  const stopWatching = watchDevicePixelRatio(() => viewer.refresh());
  function stopFitting() {
    resizing.disconnect();
    stopWatching();
  }
  return { fit, stopFitting };
}
