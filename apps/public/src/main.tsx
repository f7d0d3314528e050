import '@cpd/ui/theme';
import './shell/skeleton.css.ts';
import { ErrorBoundary } from '@cpd/ui/ErrorBoundary';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Frame } from './kit/Frame.tsx';
import { tabTitle } from './kit/site.ts';
import { Providers } from './Providers.tsx';
import { visitOf } from './routes.ts';
import { createServices } from './services.ts';

// Each page is a document of its own, so a visit loads one page and never moves to another.
const { route, id } = visitOf(window.location.pathname);
const Page = lazy(async () => ({ default: await route.page() }));
document.title = tabTitle(route.title);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root" to render the page into.');
createRoot(root).render(
  <Providers services={createServices()}>
    <ErrorBoundary>
      <Suspense fallback={route.isBlankAtFirst ? null : <Frame>{null}</Frame>}>
        <Page id={id} />
      </Suspense>
    </ErrorBoundary>
  </Providers>,
);
