import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { Client } from '../client/createClient.ts';
import { CacheProvider } from '../query/CacheProvider.tsx';
import type { Report } from '../react/ClientContext.tsx';
import { ApiProvider } from '../react/ClientContext.tsx';
import type { FakeApi } from './FakeApi.ts';
import { openTab, type TabOptions } from './openTab.ts';

/** A rendered hook with its client, its reported failures, and the number of requests that showed the overlay. */
export type RenderedApi<Result, Props> = ReturnType<typeof renderHook<Result, Props>> & {
  readonly client: Client;
  readonly report: ReturnType<typeof vi.fn<Report>>;
  readonly overlay: { begun: number; ended: number };
};

/** Renders a hook with a separate client on a fake API. */
export function renderApi<Result, Props>(
  fake: FakeApi,
  hook: (props: Props) => Result,
  options: TabOptions & {
    readonly initialProps?: Props;
    readonly isStrict?: boolean;
    readonly before?: (client: Client) => void;
    /** @default that of a new tab */
    readonly client?: Client;
  } = {},
): RenderedApi<Result, Props> {
  const { initialProps, isStrict = false, before, ...tabOptions } = options;
  const overlay = { begun: 0, ended: 0 };
  const onRequestStart = () => {
    overlay.begun += 1;
    return () => {
      overlay.ended += 1;
    };
  };
  const { client = openTab(fake, { onRequestStart, ...tabOptions }).client } = options;
  before?.(client);
  const report = vi.fn<Report>();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ApiProvider client={client} onError={report}>
      <CacheProvider>{children}</CacheProvider>
    </ApiProvider>
  );
  const rendered = renderHook<Result, Props>(hook, {
    wrapper,
    reactStrictMode: isStrict,
    ...(initialProps !== undefined && { initialProps }),
  });
  return { ...rendered, client, report, overlay };
}
