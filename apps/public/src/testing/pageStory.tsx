import { FakeApi, type FakeState, openFake } from '@cpd/api/testing';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Providers } from '../Providers.tsx';
import { createServices } from '../services.ts';
import { certificatePicture, coverPicture } from './pictures.ts';

/** The args of a story that renders a page on the fake API. */
export interface PageArgs extends FakeState {
  /** The id in the page's URL. */
  id: string;
  /** The images of the API do not load: they do not exist. */
  hasNoImages?: boolean;
}

/** Creates the story's API, which `play` gets as `loaded.fake`. */
export async function pageLoader({ args }: { args: FakeState }) {
  return openFake(args);
}

interface PageContext {
  readonly component?: ComponentType<{ id: string }> | undefined;
  readonly loaded: Record<string, unknown>;
}

/** Renders the page of a story's `component`, as its visitor sees it. */
export function renderPage({ id, hasNoImages = false }: PageArgs, { component: Page, loaded }: PageContext) {
  if (!Page) throw new Error('A page story needs a component.');
  return (
    <OnFake fake={loaded.fake} hasNoImages={hasNoImages}>
      <Page id={id} />
    </OnFake>
  );
}

export interface OnFakeProps {
  /** The API of `pageLoader`. */
  fake: unknown;
  hasNoImages?: boolean;
  children: ReactNode;
}

/** Renders a page with the services of the app on a fake API. */
export function OnFake({ fake, hasNoImages = false, children }: OnFakeProps) {
  const [services] = useState(() => {
    if (!(fake instanceof FakeApi)) throw new Error('A page story needs the pageLoader.');
    const { client, dialogs } = createServices({ baseUrl: 'http://fake.test', fetch: fake.fetch });
    return { dialogs, client: { ...client, addressOf: hasNoImages ? () => 'data:,' : addressOf } };
  });
  return <Providers services={services}>{children}</Providers>;
}

/** The browser loads images itself, without `fetch`. */
function addressOf({ path }: { readonly path: string }): string {
  if (path.startsWith('/v1/certificate/preview')) return certificatePicture;
  return path.startsWith('/v1/image') ? coverPicture : `#${path}`;
}
