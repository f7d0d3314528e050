import { Button } from '../Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';

export interface ErrorViewProps {
  /** @default reloads the page and its code */
  onReload?: () => void;
}

/** Maximum wait for code before the page is reloaded, in milliseconds. */
const CODE_MS = 5_000;

/** Replaces a part of the page that failed to render. */
export function ErrorView({ onReload = reload }: ErrorViewProps) {
  return (
    <div role="alert">
      <EmptyState
        title="Something went wrong."
        description="This part of the page could not be shown. Nothing that was saved is lost."
        action={
          <Button variant="primary" onPress={onReload}>
            Reload
          </Button>
        }
      />
    </div>
  );
}

/**
 * Reloads the page and the chunks that it has asked for: WebKit would reuse the response of a chunk that failed, even in a
 * new document.
 */
async function reload(): Promise<void> {
  const chunks = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  const signal = AbortSignal.timeout(CODE_MS);
  // biome-ignore lint/style/noRestrictedGlobals: these are files of the page, not of the API.
  await Promise.allSettled(Array.from(chunks, ({ href }) => fetch(href, { cache: 'reload', signal })));
  window.location.reload();
}
