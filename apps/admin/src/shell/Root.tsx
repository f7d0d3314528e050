import { useEffect } from 'react';
import { Outlet, useMatches } from 'react-router';
import { PRODUCT } from './product.ts';
import type { RouteHandle } from './routeHandle.ts';

/** Sets the title of the browser tab. */
export function Root() {
  const { title }: Partial<RouteHandle> = Object(useMatches().at(-1)?.handle);
  useEffect(() => {
    document.title = title === undefined ? PRODUCT : `${title} · ${PRODUCT}`;
  }, [title]);
  return <Outlet />;
}
