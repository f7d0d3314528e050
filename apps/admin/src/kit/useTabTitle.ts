import { useEffect } from 'react';

/** Gives the browser tab a title of the page's own, until the next navigation; undefined leaves that of the route. */
export function useTabTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}
