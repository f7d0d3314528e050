import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** The id of the section that a link has led to, or else of the one that is being read. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const { hash, key } = useLocation();
  const [current, setCurrent] = useState(ids[0]);
  const linkedPosition = useRef<number>(undefined);

  const showLinked = useEffectEvent(() => {
    const target = document.getElementById(hash.slice(1));
    const linked = ids.find((id) => target !== null && document.getElementById(id)?.contains(target));
    if (linked === undefined) return;
    setCurrent(linked);
    if (target?.id === linked) target.scrollIntoView?.({ block: 'start' });
    linkedPosition.current = window.scrollY;
  });
  // The key also changes when the same URL is opened again.
  useEffect(() => showLinked(), [hash, key]);

  const handleScroll = useEffectEvent(() => {
    // The end of the page may keep a linked section from its top.
    const isReading = linkedPosition.current === undefined || Math.abs(window.scrollY - linkedPosition.current) > 2;
    if (isReading) setCurrent(sectionInView(ids));
  });
  useEffect(() => {
    const listening = new AbortController();
    window.addEventListener('scroll', () => handleScroll(), { passive: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
  return current;
}

/** The last section that begins in the upper third of the window, or the last one at the end of the page. */
function sectionInView(ids: readonly string[]): string | undefined {
  const { innerHeight, scrollY } = window;
  if (innerHeight + scrollY >= document.documentElement.scrollHeight - 2) return ids.at(-1);
  const hasBegun = (id: string) => (document.getElementById(id)?.getBoundingClientRect().top ?? 0) <= innerHeight / 3;
  return ids.findLast(hasBegun) ?? ids[0];
}
