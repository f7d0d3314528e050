import { useEffect } from 'react';
import { say } from '../language/index.ts';
import { withoutIsolates } from '../language/locale.ts';

/** A title of the browser tab: what it shows, and what that belongs to. */
export function tabTitle(title: string, place: string): string {
  return withoutIsolates(say('{title} · {place}', { title, place }));
}

/** Gives the browser tab a title of the page's own, until the next navigation; undefined leaves that of the route. */
export function useTabTitle(title: string | undefined, place: string): void {
  useEffect(() => {
    if (title !== undefined) document.title = tabTitle(title, place);
  }, [title, place]);
}
