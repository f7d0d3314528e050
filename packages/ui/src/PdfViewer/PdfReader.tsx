import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { FitWidthIcon, MinusIcon, PlusIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { say } from '../language/index.ts';
import { Text } from '../Text/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import type { PdfPages, PdfViewState } from './engine.ts';
import { PageField } from './PageField.tsx';
import { PdfSearch } from './PdfSearch.tsx';
import * as styles from './PdfViewer.css.ts';
import type { OpenPdf } from './usePdf.ts';

export interface PdfReaderProps {
  pdf: OpenPdf;
  title: string;
  /** Starts as the first page with a button that opens the reader. */
  isFoldable: boolean;
  /** The end of the toolbar. */
  children: ReactNode;
}

const MIN_ZOOM = 0.25;
const MAX_ZOOM = 4;

/** The toolbar and the pages of an open PDF. */
export function PdfReader({ pdf, title, isFoldable, children }: PdfReaderProps) {
  const [isOpen, setIsOpen] = useState(!isFoldable);
  const { container, pages, view } = usePages(pdf, { isOpen, isFoldable });
  const [announcement, setAnnouncement] = useState('');
  const pageCount = pdf.document.numPages;

  const handlePage = (nextPage: number) => {
    pages?.goTo(nextPage);
    setAnnouncement(say('Page {n} of {total}', { n: nextPage, total: pageCount }));
  };
  return (
    <>
      <div className={styles.toolbar}>
        {isOpen ? (
          <>
            <PageTools pages={pages} view={view} pageCount={pageCount} onPage={handlePage} />
            <PdfSearch matches={view.matches} onFind={(text, isBackwards) => pages?.find(text, isBackwards)} />
            {children}
          </>
        ) : (
          <Text as="span" tone="muted" size="small">
            {say('{n, plural, one {# page} other {# pages}}', { n: pageCount })}
          </Text>
        )}
        {isFoldable && (
          <Button
            size="small"
            aria-label={isOpen ? say('Close {title}', { title }) : say('Read {title}', { title })}
            onPress={() => setIsOpen((before) => !before)}
          >
            {isOpen ? say('Close') : say('Read')}
          </Button>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      <div className={styles.frames[isOpen ? 'open' : 'folded']} inert={!isOpen}>
        {/* biome-ignore lint/a11y/useSemanticElements: pdf.js accepts only a <div>. */}
        <div
          ref={container}
          className={styles.scroller}
          role="region"
          aria-label={say('Pages of {title}', { title })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a focusable scroll container can be scrolled by keyboard.
          tabIndex={0}
        >
          <div />
        </div>
      </div>
    </>
  );
}

/** Shows the pages in an element: all of them, or the first one while the reader is folded. */
function usePages(pdf: OpenPdf, { isOpen, isFoldable }: { isOpen: boolean; isFoldable: boolean }) {
  const container = useRef<HTMLDivElement>(null);
  const [pages, setPages] = useState<PdfPages>();
  const [view, setView] = useState<PdfViewState>({ page: 1, zoom: undefined, matches: undefined });
  useEffect(() => {
    if (container.current === null) return;
    const opened = pdf.engine.showPages(container.current, pdf.document, (change) =>
      setView((before) => ({ ...before, ...change })),
    );
    setPages(opened);
    return () => opened.close();
  }, [pdf]);

  useEffect(() => {
    if (!isOpen) return pages?.showFirst();
    pages?.fitWidth();
    // The opened reader is much taller.
    if (isFoldable) container.current?.scrollIntoView({ block: 'nearest' });
  }, [pages, isOpen, isFoldable]);
  return { container, pages, view };
}

interface PageToolsProps {
  pages: PdfPages | undefined;
  view: PdfViewState;
  pageCount: number;
  onPage: (page: number) => void;
}

/** The number of the page, and its zoom. */
function PageTools({ pages, view: { page, zoom }, pageCount, onPage }: PageToolsProps) {
  return (
    <div className={styles.tools}>
      <PageField page={page} pageCount={pageCount} onPage={onPage} />
      <IconButton
        label={say('Zoom out')}
        size="small"
        icon={<MinusIcon />}
        isAtEdge={zoom !== undefined && zoom <= MIN_ZOOM}
        onPress={() => pages?.zoomOut()}
      />
      <span className={styles.zoomValue}>
        {/* Rendered with its first value, so that the initial zoom is not announced. */}
        {zoom !== undefined && (
          <output dir="ltr" aria-label={say('Zoom')}>
            {say('{percent} %', { percent: Math.round(zoom * 100) })}
          </output>
        )}
      </span>
      <IconButton
        label={say('Zoom in')}
        size="small"
        icon={<PlusIcon />}
        isAtEdge={zoom !== undefined && zoom >= MAX_ZOOM}
        onPress={() => pages?.zoomIn()}
      />
      <IconButton label={say('Fit width')} size="small" icon={<FitWidthIcon />} onPress={() => pages?.fitWidth()} />
    </div>
  );
}
