import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHostLocation } from '../Host/index.ts';

/** What a reader does before the page scrolls. */
const READING_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** The id of the section that a link has led to, until the reader moves on, or else of the one that is being read. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const { hash, key } = useHostLocation();
  const [current, setCurrent] = useState(ids[0]);
  const linked = useRef<string>(undefined);

  const showLinked = useEffectEvent(() => {
    const target = document.getElementById(hash.slice(1));
    linked.current = ids.find((id) => target !== null && document.getElementById(id)?.contains(target));
    if (linked.current === undefined) return;
    setCurrent(linked.current);
    if (target?.id === linked.current) target.scrollIntoView?.({ block: 'start' });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key also changes when the same URL is opened again.
  useEffect(() => showLinked(), [hash, key]);

  const handleResize = useEffectEvent(() => {
    // The lists above a linked section may load after it was shown.
    if (linked.current !== undefined && linked.current === hash.slice(1)) showLinked();
  });
  const handleScroll = useEffectEvent(() => {
    // The end of the page may keep a linked section from the top of the window.
    if (linked.current === undefined) setCurrent(sectionInView(ids));
  });
  useEffect(() => {
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    for (const event of READING_EVENTS) {
      window.addEventListener(event, () => (linked.current = undefined), { ...options, capture: true });
    }
    window.addEventListener('scroll', () => handleScroll(), options);
    // jsdom has no layout.
    const resizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => handleResize());
    resizes?.observe(document.body);
    return () => {
      listening.abort();
      resizes?.disconnect();
    };
  }, []);
  return current;
}

/** The last section that begins in the upper third of the window, or the last one at the end of the page. */
function sectionInView(ids: readonly string[]): string | undefined {
  const { innerHeight, scrollY } = window;
  if (innerHeight + scrollY >= document.documentElement.scrollHeight - 2) return ids.at(-1);
  const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? 0;
  return ids.findLast((id) => topOf(id) <= innerHeight / 3) ?? ids[0];
}
