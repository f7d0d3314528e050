import { Code } from '@cpd/ui/Code';
import { catalogues } from '@cpd/ui/catalogues';
import { prefetchDialogsAtFirstInput } from '@cpd/ui/DialogQueue';
import { loadLanguage, say } from '@cpd/ui/language';
import { loadFonts } from '@cpd/ui/theme';
import './shell/skeleton.css.ts';
import { ErrorView } from '@cpd/ui/ErrorBoundary';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './Providers.tsx';
import { visitOf } from './routes.ts';
import { createServices } from './services.ts';
import { Frame } from './shell/Frame.tsx';
import { tabTitle } from './site.ts';

// Each page is a separate document; there is no client-side navigation.
const { route, id } = visitOf(window.location.pathname);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root" to render the page into.');
const page = createRoot(root);

/** React replaces the skeleton of index.html, which is inside the root element. */
function render(content: ReactNode): void {
  page.render(<Providers services={createServices()}>{content}</Providers>);
  loadFonts();
  prefetchDialogsAtFirstInput();
}

const language = loadLanguage(catalogues).then(() => {
  document.title = tabTitle(say(route.title));
});
const loaded = new Code(route.page).loadOrReload();
language
  .then(() => loaded)
  .then(
    (Page) => render(<Page id={id} />),
    () =>
      render(
        <Frame>
          <ErrorView />
        </Frame>,
      ),
  );
