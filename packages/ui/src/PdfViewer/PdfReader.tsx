import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { FitWidthIcon, MinusIcon, PlusIcon, SearchIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import type { PdfPages, PdfPlace } from './engine.ts';
import { PageField } from './PageField.tsx';
import { PdfSearch } from './PdfSearch.tsx';
import * as styles from './PdfViewer.css.ts';
import { ToolHint, ToolWords } from './ToolWords.tsx';
import type { OpenPdf } from './usePdf.ts';

export interface PdfReaderProps {
  pdf: OpenPdf;
  title: string;
  /** What else the toolbar offers. */
  children: ReactNode;
}

const SMALLEST_ZOOM = 0.25;
const LARGEST_ZOOM = 4;

/** The toolbar and the pages of a PDF that is open. */
export function PdfReader({ pdf, title, children }: PdfReaderProps) {
  const container = useRef<HTMLDivElement>(null);
  const [pages, setPages] = useState<PdfPages>();
  const [{ page, zoom, matches }, setPlace] = useState<PdfPlace>({ page: 1, zoom: undefined, matches: undefined });
  const [news, setNews] = useState('');
  const [isSearching, setIsSearching] = useState(false);
  const pageCount = pdf.document.numPages;

  useEffect(() => {
    if (container.current === null) return;
    const shown = pdf.engine.showPages(container.current, pdf.document, (change) =>
      setPlace((before) => ({ ...before, ...change })),
    );
    setPages(shown);
    return () => shown.close();
  }, [pdf]);

  const handlePage = (wanted: number) => {
    pages?.goTo(wanted);
    setNews(`Page ${wanted} of ${pageCount}`);
  };
  return (
    <>
      <div className={styles.toolbar}>
        <div className={styles.tools}>
          <PageField page={page} pageCount={pageCount} onPage={handlePage} />
          <IconButton
            label="Zoom out"
            size="small"
            icon={<MinusIcon />}
            isAtEdge={zoom !== undefined && zoom <= SMALLEST_ZOOM}
            onPress={() => pages?.zoomOut()}
          />
          <span className={styles.zoomValue}>
            {/* It comes with its words: the zoom that a PDF is opened with is not announced. */}
            {zoom !== undefined && (
              <output dir="ltr" aria-label="Zoom">
                {`${Math.round(zoom * 100)} %`}
              </output>
            )}
          </span>
          <IconButton
            label="Zoom in"
            size="small"
            icon={<PlusIcon />}
            isAtEdge={zoom !== undefined && zoom >= LARGEST_ZOOM}
            onPress={() => pages?.zoomIn()}
          />
          <ToolHint content="Fit width">
            <Button size="small" variant="quiet" onPress={() => pages?.fitWidth()}>
              <ToolWords icon={<FitWidthIcon />}>Fit width</ToolWords>
            </Button>
          </ToolHint>
        </div>
        <PdfSearch
          isOpen={isSearching}
          matches={matches}
          onFind={(text, isBackwards) => pages?.find(text, isBackwards)}
        />
        <div className={styles.tools}>
          <span className={styles.searchOpener}>
            <IconButton
              label="Find"
              size="small"
              icon={<SearchIcon />}
              aria-expanded={isSearching}
              onPress={() => setIsSearching(!isSearching)}
            />
          </span>
          {children}
        </div>
      </div>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
      <div className={styles.frame}>
        {/* biome-ignore lint/a11y/useSemanticElements: pdf.js takes nothing but a <div>. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls takes the focus, for the arrow keys to scroll it. */}
        <div ref={container} className={styles.scroller} role="region" aria-label={`Pages of ${title}`} tabIndex={0}>
          <div />
        </div>
      </div>
    </>
  );
}
