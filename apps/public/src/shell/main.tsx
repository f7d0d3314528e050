import '@cpd/ui/theme';
import { arrived } from '@cpd/app/late';
import { lazyPart } from '@cpd/app/lazyPart';
import { Providers } from '@cpd/app/Providers';
import { ErrorBoundary, ErrorView } from '@cpd/ui/ErrorBoundary';
import { createRoot } from 'react-dom/client';
import { Frame } from '../kit/Frame.tsx';
import { tabTitle } from '../kit/site.ts';
import { visitOf } from './routes.ts';
import { createPublicServices } from './services.ts';

/** Stands in for a page whose code did not arrive. */
function CodeMissing() {
  return (
    <Frame>
      <ErrorView onRetry={() => window.location.reload()} />
    </Frame>
  );
}

// Each page is a document of its own, so a visit loads one page and never moves to another.
const { route, id } = visitOf(window.location.pathname);
const Page = lazyPart(
  () => route.page().finally(arrived),
  CodeMissing,
  route.isBlankAtFirst ? null : <Frame>{null}</Frame>,
);
document.title = tabTitle(route.title);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root: the page has nowhere to stand.');
createRoot(root).render(
  <Providers services={createPublicServices()}>
    <ErrorBoundary>
      <Page id={id} />
    </ErrorBoundary>
  </Providers>,
);
