import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** The id of the section that a link has led to, or else of the one that is being read. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const { hash, key } = useLocation();
  const [current, setCurrent] = useState(ids[0]);
  const linked = useRef<string>(undefined);

  const showLinked = useEffectEvent(() => {
    const target = document.getElementById(hash.slice(1));
    linked.current = ids.find((id) => target !== null && document.getElementById(id)?.contains(target));
    if (linked.current === undefined) return;
    setCurrent(linked.current);
    if (target?.id === linked.current) target.scrollIntoView?.({ block: 'start' });
  });
  // The key also changes when the same URL is opened again.
  useEffect(() => showLinked(), [hash, key]);

  const handleScroll = useEffectEvent(() => {
    // The end of the page, or parts that load above it, may keep a linked section from the top of the window.
    if (linked.current !== undefined && isBeginningVisible(linked.current)) return;
    linked.current = undefined;
    setCurrent(sectionInView(ids));
  });
  useEffect(() => {
    const listening = new AbortController();
    window.addEventListener('scroll', () => handleScroll(), { passive: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
  return current;
}

function topOf(id: string): number {
  return document.getElementById(id)?.getBoundingClientRect().top ?? 0;
}

function isBeginningVisible(id: string): boolean {
  return topOf(id) >= 0 && topOf(id) < (window.innerHeight * 2) / 3;
}

/** The last section that begins in the upper third of the window, or the last one at the end of the page. */
function sectionInView(ids: readonly string[]): string | undefined {
  const { innerHeight, scrollY } = window;
  if (innerHeight + scrollY >= document.documentElement.scrollHeight - 2) return ids.at(-1);
  return ids.findLast((id) => topOf(id) <= innerHeight / 3) ?? ids[0];
}
