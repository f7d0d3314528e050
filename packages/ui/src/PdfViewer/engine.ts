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
// Takes the engine out of a global variable that the first of these imports sets, so their order counts.
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
import { whileShown } from './whileShown.ts';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Opens the PDF at an address; nothing in it runs: no scripts, no evaluation, no WebAssembly. */
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

export interface PdfPlace {
  /** The page that is seen, counted from 1. */
  readonly page: number;
  /** 1 is the printed size; undefined until the pages are there. */
  readonly zoom: number | undefined;
  /** The match that was gone to, counted from 1, and how many there are; undefined while that is not known. */
  readonly matches: { readonly current: number; readonly total: number } | undefined;
}

export interface PdfPages {
  /** Goes to a page, counted from 1. */
  readonly goTo: (page: number) => void;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  /** Makes the pages as wide as the window on them, and keeps them so. */
  readonly fitWidth: () => void;
  /** Marks a text wherever it stands and goes to the next match: the first one for a new text; '' ends the search. */
  readonly find: (text: string, isBackwards?: boolean) => void;
  readonly close: () => void;
}

/** pdf.js would scroll all around the match, too, and take the find field out of sight. */
class FindController extends PDFFindController {
  override scrollMatchIntoView({ element }: { readonly element: HTMLElement }) {
    if (!this._scrollMatches) return;
    this._scrollMatches = false;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}

/**
 * Shows a PDF in an element that scrolls and holds one other; only the pages around those that are seen are drawn.
 * @param onMove receives what has changed about the place
 */
export function showPages(
  container: HTMLDivElement,
  opened: PDFDocumentProxy,
  onMove: (change: Partial<PdfPlace>) => void,
): PdfPages {
  const closing = new AbortController();
  const pdf = whileShown(opened, closing.signal);
  const eventBus = new EventBus();
  const linkService = new PDFLinkService({ eventBus, externalLinkTarget: LinkTarget.BLANK });
  // A number that grows while the pages are searched would be read out again and again.
  const findController = new FindController({ eventBus, linkService, updateMatchesCountOnProgress: false });
  const viewer = new PDFViewer({
    container,
    eventBus,
    linkService,
    findController,
    // Without one, pdf.js would put its own words into the pages.
    l10n: new GenericL10n('en-us'),
    annotationMode: AnnotationMode.ENABLE,
    annotationEditorMode: AnnotationEditorType.DISABLE,
    enableSelectionRendering: false,
  });
  linkService.setViewer(viewer);

  const fitWidth = () => {
    viewer.currentScaleValue = 'page-width';
  };
  const resizing = new ResizeObserver(() => {
    if (viewer.currentScaleValue === 'page-width') fitWidth();
    viewer.update();
  });
  resizing.observe(container);
  const stopWatching = watchDevicePixelRatio(() => viewer.refresh());

  const handleMatches = ({ matchesCount }: { matchesCount: PdfPlace['matches'] }) => onMove({ matches: matchesCount });
  eventBus.on('pagesinit', fitWidth);
  eventBus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => onMove({ page: pageNumber }));
  eventBus.on('scalechanging', ({ scale }: { scale: number }) => onMove({ zoom: scale }));
  eventBus.on('updatefindmatchescount', handleMatches);
  eventBus.on('updatefindcontrolstate', handleMatches);
  labelPages(eventBus, pdf);
  viewer.setDocument(pdf);
  linkService.setDocument(pdf);

  let found = '';
  return {
    goTo: (page) => {
      viewer.currentPageNumber = page;
    },
    zoomIn: () => viewer.increaseScale(),
    zoomOut: () => viewer.decreaseScale(),
    fitWidth,
    find(query, isBackwards = false) {
      const type = query === found ? 'again' : '';
      if (query !== found) onMove({ matches: undefined });
      found = query;
      eventBus.dispatch('find', { type, query, findPrevious: isBackwards, highlightAll: true });
    },
    close() {
      closing.abort();
      resizing.disconnect();
      stopWatching();
      viewer.setDocument(null);
      linkService.setDocument(null);
    },
  };
}
