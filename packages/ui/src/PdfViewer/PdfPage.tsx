import { memo } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './PdfViewer.css.ts';
import type { PageBox, PageSize } from './pageLayout.ts';
import type { OpenPdf } from './usePdf.ts';
import { usePdfPage } from './usePdfPage.ts';

/** Which page is shown where. */
export interface PdfPageProps {
  /** The PDF. */
  pdf: OpenPdf;
  /** The page's index, counted from 0. */
  index: number;
  /** Where the page stands, in CSS pixels. */
  box: PageBox;
  /** The zoom; 1 is the printed size. */
  zoom: number;
  /** Receives the page's true size in points once it is known. */
  onSize: (index: number, size: PageSize) => void;
}

/** One page: its picture for the eye, its text for the selection and for assistive technology. */
export const PdfPage = memo(function PdfPage({ pdf, index, box, zoom, onSize }: PdfPageProps) {
  const { picture, text, status } = usePdfPage({ pdf, index, zoom, onSize });
  const label = `Page ${index + 1} of ${pdf.document.numPages}`;
  return (
    <article
      className={styles.page}
      aria-label={label}
      aria-busy={status === 'drawing' || undefined}
      style={{ insetBlockStart: box.top, inlineSize: box.width, blockSize: box.height }}
    >
      <div ref={picture} className={styles.picture} aria-hidden="true" />
      <div ref={text} className={styles.textLayer} />
      {status === 'textless' && <VisuallyHidden>{label} has no text that can be read out.</VisuallyHidden>}
      {status === 'failed' && <p className={styles.pageFailure}>{label} cannot be shown.</p>}
    </article>
  );
});
