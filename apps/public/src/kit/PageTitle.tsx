import { site } from './site.ts';

/** Names the browser's tab after the page. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · ${site.name}`}</title>;
}
