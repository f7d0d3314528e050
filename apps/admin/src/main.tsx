import { catalogues } from '@cpd/ui/catalogues';
import { prefetchDialogsAtFirstInput } from '@cpd/ui/DialogQueue';
import { loadLanguage } from '@cpd/ui/language';
import { loadFonts } from '@cpd/ui/theme';
import './shell/skeleton.css.ts';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { App } from './App.tsx';
import { routerOptions, routes } from './routes.tsx';
import { createServices } from './services.ts';
import { installTrustedTypes } from './shell/trustedTypes.ts';

installTrustedTypes();

const language = loadLanguage(catalogues);

const services = createServices();
const router = createBrowserRouter(routes(), routerOptions(services));
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root" to render the app into.');
const app = createRoot(root);

/** React replaces the skeleton of index.html, which is inside the root element, once the first page can be shown. */
function render(): void {
  app.render(<App services={services} router={router} />);
  // The loaders have requested the page's data.
  void services.client.requests.settled().then(() => {
    loadFonts();
    prefetchDialogsAtFirstInput();
  });
}

if (router.state.initialized) void language.then(render);
else {
  const unsubscribe = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    unsubscribe();
    void language.then(render);
  });
}
