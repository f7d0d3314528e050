import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react';

/**
 * Loads a part of a page when it is first shown, with `fallback` in its place until then; where its code does not
 * arrive, `Missing` stands in for it, and the page around it stays. A browser never asks again for code that it could
 * not load, so only loading the page anew helps.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  // The catch stands around `load`: one that is chained to the import itself misses a style sheet that does not arrive.
  const Part = lazy(async () => ({ default: await load().catch(() => Missing) }));
  return (props) => createElement(Suspense, { fallback }, createElement(Part, props));
}
