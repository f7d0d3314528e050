import { ErrorView } from '@cpd/ui/ErrorBoundary';
import { type ComponentType, lazy } from 'react';
import { Frame } from '../kit/Frame.tsx';

/** Loads a page's code when it is shown; where that fails, the visitor is offered to load the document again. */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const page: ComponentType<Props> = await load().catch(() => CodeMissing);
    return { default: page };
  });
}

function CodeMissing() {
  return (
    <Frame>
      <ErrorView onRetry={() => window.location.reload()} />
    </Frame>
  );
}
