import { type KeyboardEvent, useId, useState } from 'react';
import { Button } from '../Button/index.ts';
import { input } from '../Field/index.ts';
import { PlusIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { MinusIcon } from './MinusIcon.tsx';
import { pageField, pageInput, tools, zoomValue } from './PdfViewer.css.ts';
import { parsePageNumber, zoomedIn, zoomedOut, zoomText } from './zoom.ts';

/** Where the reader is, and where they can go. */
export interface PdfNavigationProps {
  /** The page that is seen, counted from 1. */
  page: number;
  /** How many pages there are. */
  pageCount: number;
  /** The zoom; 1 is the printed size. */
  zoom: number;
  /** Goes to a page, counted from 1. */
  onPage: (page: number) => void;
  /** Sets the zoom. */
  onZoom: (zoom: number) => void;
  /** Makes the pages as wide as the window. */
  onFit: () => void;
}

/** The page field and the zoom. */
export function PdfNavigation({ page, pageCount, zoom, onPage, onZoom, onFit }: PdfNavigationProps) {
  return (
    <div className={tools}>
      <PageField page={page} pageCount={pageCount} onPage={onPage} />
      <IconButton
        label="Zoom out"
        size="small"
        icon={<MinusIcon />}
        isDisabled={zoomedOut(zoom) >= zoom}
        onPress={() => onZoom(zoomedOut(zoom))}
      />
      <output className={zoomValue} aria-label="Zoom">
        {zoomText(zoom)}
      </output>
      <IconButton
        label="Zoom in"
        size="small"
        icon={<PlusIcon />}
        isDisabled={zoomedIn(zoom) <= zoom}
        onPress={() => onZoom(zoomedIn(zoom))}
      />
      <Button size="small" variant="quiet" onPress={onFit}>
        Fit width
      </Button>
    </div>
  );
}

/** Shows the page that is seen and goes to the one that is typed. */
function PageField({ page, pageCount, onPage }: Pick<PdfNavigationProps, 'page' | 'pageCount' | 'onPage'>) {
  const id = useId();
  const [draft, setDraft] = useState<string>();

  const commit = () => {
    const target = draft === undefined ? null : parsePageNumber(draft, pageCount);
    setDraft(undefined);
    if (target !== null) onPage(target);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setDraft(undefined);
    if (event.key !== 'Enter') return;
    // Enter must not send the form that the viewer may stand in.
    event.preventDefault();
    commit();
  };
  return (
    <div className={pageField}>
      <label htmlFor={id}>Page</label>
      <span className={pageInput}>
        <input
          id={id}
          className={input}
          inputMode="numeric"
          autoComplete="off"
          value={draft ?? String(page)}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={commit}
          onKeyDown={handleKeyDown}
        />
      </span>
      <span>of {pageCount}</span>
    </div>
  );
}
