import { say } from '@cpd/ui/language';
import { tabTitle } from '@cpd/ui/TabTitle';
import { useLayoutEffect } from 'react';
import { Outlet, useMatches } from 'react-router';
import { PRODUCT } from './product.ts';
import type { RouteHandle } from './routeHandle.ts';

/** Sets the title of the browser tab to that of the route. */
export function Root() {
  const { title }: Partial<RouteHandle> = Object(useMatches().at(-1)?.handle);
  // Before the effects of pages, which can have a title of their own.
  useLayoutEffect(() => {
    document.title = title === undefined ? say(PRODUCT) : tabTitle(say(title), say(PRODUCT));
  }, [title]);
  return <Outlet />;
}
