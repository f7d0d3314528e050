import { useCallback, useMemo, useRef, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { PdfLinks } from './PdfLinks.tsx';
import { PdfNavigation } from './PdfNavigation.tsx';
import { PdfPages } from './PdfPages.tsx';
import { toolbar } from './PdfViewer.css.ts';
import { layoutPages, type PageSize } from './pageLayout.ts';
import { useElementSize } from './useElementSize.ts';
import { usePageWindow } from './usePageWindow.ts';
import type { OpenPdf } from './usePdf.ts';
import { fitZoom } from './zoom.ts';

/** What is read, and where it comes from. */
export interface PdfReaderProps {
  /** The PDF. */
  pdf: OpenPdf;
  /** Its name. */
  title: string;
  /** Its address. */
  url: string;
}

/** The toolbar and the pages of a PDF that is open. */
export function PdfReader({ pdf, title, url }: PdfReaderProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const size = useElementSize(scroller);
  const [sizes, setSize] = usePageSizes(pdf);
  const [chosenZoom, setChosenZoom] = useState<number | 'fit'>('fit');
  const [news, setNews] = useState('');
  const zoom = chosenZoom === 'fit' ? fitZoom(pdf.firstPageSize.width, size.width) : chosenZoom;
  // Until the window is measured nothing fits it.
  const isMeasured = size.width > 0;
  const layout = useMemo(() => layoutPages(isMeasured ? sizes : [], zoom), [isMeasured, sizes, zoom]);
  const { first, last, current, goTo } = usePageWindow(scroller, layout, size.height);
  const pageCount = pdf.document.numPages;

  const handlePage = (page: number) => {
    goTo(page - 1);
    setNews(`Page ${page} of ${pageCount}`);
  };
  return (
    <>
      <div className={toolbar}>
        <PdfNavigation
          page={current + 1}
          pageCount={pageCount}
          zoom={zoom}
          onPage={handlePage}
          onZoom={setChosenZoom}
          onFit={() => setChosenZoom('fit')}
        />
        <PdfLinks title={title} url={url} />
      </div>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
      <PdfPages
        pdf={pdf}
        label={`Pages of ${title}`}
        scroller={scroller}
        layout={layout}
        zoom={zoom}
        first={first}
        last={last}
        onSize={setSize}
      />
    </>
  );
}

/** Every page's size in points: the first page's until its own is known. */
function usePageSizes({ document, firstPageSize }: OpenPdf) {
  const [sizes, setSizes] = useState<readonly PageSize[]>(() =>
    Array.from({ length: document.numPages }, () => firstPageSize),
  );
  const setSize = useCallback((index: number, { width, height }: PageSize) => {
    setSizes((current) => {
      const known = current[index];
      if (known?.width === width && known.height === height) return current;
      return current.with(index, { width, height });
    });
  }, []);
  return [sizes, setSize] as const;
}
