import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  anchorAt,
  mostVisiblePage,
  type PageAnchor,
  type PageLayout,
  type PageRange,
  pagesWithin,
  scrollTopOf,
} from './pageLayout.ts';

/** Pages this far outside the window are drawn ahead, in CSS pixels. */
const MARGIN = 300;

/** What the window shows; pages are indexes. */
export interface PageWindowState extends PageRange {
  /** The page of which most is seen. */
  readonly current: number;
}

/** Follows the scrolling of an element and keeps its place when the layout changes; a layout without pages waits. */
export function usePageWindow(scroller: RefObject<HTMLElement | null>, layout: PageLayout, windowHeight: number) {
  const [state, setState] = useState<PageWindowState>({ first: 0, last: -1, current: 0 });
  const anchor = useRef<PageAnchor>({ page: 0, part: 0 });
  // A scroll event can come before the effects of the render that caused it: it must meet the layout on the screen.
  const shown = useRef(layout.boxes);
  const placing = useRef(0);

  const look = useCallback(() => {
    const element = scroller.current;
    if (element === null) return;
    const pageWindow = { scrollTop: element.scrollTop, height: element.clientHeight };
    const range = pagesWithin(shown.current, pageWindow, MARGIN);
    const next = { ...range, current: mostVisiblePage(shown.current, pageWindow) };
    setState((before) => (isSame(before, next) ? before : next));
  }, [scroller]);

  const place = useCallback(() => {
    const put = () => {
      if (scroller.current === null || shown.current.length === 0) return;
      scroller.current.scrollTop = scrollTopOf(shown.current, anchor.current);
      look();
    };
    put();
    // Chromium may still clamp to the height before this layout; by the next frame it knows better.
    cancelAnimationFrame(placing.current);
    placing.current = requestAnimationFrame(() => {
      placing.current = 0;
      put();
    });
  }, [scroller, look]);

  // Another height of the window shows other pages, too.
  useLayoutEffect(() => {
    shown.current = layout.boxes;
    place();
  }, [layout, place, windowHeight]);

  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const handleScroll = () => {
      if (placing.current !== 0 || shown.current.length === 0) return;
      anchor.current = anchorAt(shown.current, element.scrollTop);
      look();
    };
    element.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      element.removeEventListener('scroll', handleScroll);
      cancelAnimationFrame(placing.current);
      placing.current = 0;
    };
  }, [scroller, look]);

  const goTo = (page: number) => {
    anchor.current = { page, part: 0 };
    place();
  };
  return { ...state, goTo };
}

function isSame(one: PageWindowState, other: PageWindowState): boolean {
  return one.first === other.first && one.last === other.last && one.current === other.current;
}
