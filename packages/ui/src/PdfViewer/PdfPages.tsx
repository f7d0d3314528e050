import { type RefObject, useCallback } from 'react';
import { PdfPage } from './PdfPage.tsx';
import { pages, scroller as scrollerStyle } from './PdfViewer.css.ts';
import type { PageLayout, PageSize } from './pageLayout.ts';
import type { OpenPdf } from './usePdf.ts';

/** Which pages are shown, and where. */
export interface PdfPagesProps {
  /** The PDF. */
  pdf: OpenPdf;
  /** The name of the pages for assistive technology. */
  label: string;
  /** The element that scrolls. */
  scroller: RefObject<HTMLDivElement | null>;
  /** Where every page stands. */
  layout: PageLayout;
  /** The zoom; 1 is the printed size. */
  zoom: number;
  /** Index of the first page to draw. */
  first: number;
  /** Index of the last page to draw. */
  last: number;
  /** Receives a page's true size in points once it is known. */
  onSize: (index: number, size: PageSize) => void;
}

/** The pages that are seen, and none of the others, in a space as high as all of them. */
export function PdfPages({ pdf, label, scroller, layout, zoom, first, last, onSize }: PdfPagesProps) {
  const handleSize = useCallback((index: number, size: PageSize) => onSize(index, size), [onSize]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls takes the focus, so that the arrow keys scroll it.
    <section ref={scroller} className={scrollerStyle} aria-label={label} tabIndex={0}>
      <div className={pages} style={{ inlineSize: layout.width, blockSize: layout.height }}>
        {layout.boxes.slice(first, last + 1).map((box, offset) => (
          <PdfPage key={first + offset} pdf={pdf} index={first + offset} box={box} zoom={zoom} onSize={handleSize} />
        ))}
      </div>
    </section>
  );
}
