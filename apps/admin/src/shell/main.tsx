import '@cpd/ui/theme';
import './look.ts';
import './pictures.css.ts';
import { createServices } from '@cpd/app/createServices';
import { arrived } from '@cpd/app/late';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type DataRouter, matchPath } from 'react-router';
import { WELCOME_PATH } from '../kit/paths.ts';
import { App } from './App.tsx';
import { isLogin } from './guards.ts';
import { createRouter } from './router.tsx';
import { installTrustedTypes } from './trustedTypes.ts';

/** Settles when the page of the address, or what stands in for it, can be shown at once. */
function whenInitialized(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** Removes the prerendered element that this visitor does not see, and gives the other one. */
function chooseElement(isSignedIn: boolean): HTMLElement {
  document.documentElement.toggleAttribute('data-signed-in', isSignedIn);
  document.getElementById(isSignedIn ? 'signed-out' : 'signed-in')?.remove();
  const element = document.getElementById(isSignedIn ? 'signed-in' : 'signed-out');
  if (!element)
    throw new Error('index.html lacks the elements signed-in and signed-out: the app has nowhere to stand.');
  return element;
}

/** Shows the page of the address. No top-level await: pages import from this file's chunk, and would wait for it to finish. */
async function start(): Promise<void> {
  const services = createServices();
  await services.session.whenReady;
  const router = createRouter(services);
  await whenInitialized(router);
  const { pathname } = router.state.location;
  const isSignIn = isLogin(pathname);
  const element = chooseElement(!isSignIn && matchPath(WELCOME_PATH, pathname) === null);
  const app = <App services={services} router={router} />;
  // The sign-in page keeps what was typed into it, and is hydrated at once: a sign-in in another tab could lead the
  // router on before React comes to it. The frame is rendered anew: what stands in it depends on more than the address. A
  // dev server serves both elements empty, and a page that failed was never prerendered.
  if (isSignIn && router.state.errors === null && element.hasChildNodes()) flushSync(() => hydrateRoot(element, app));
  else createRoot(element).render(app);
  arrived();
}

installTrustedTypes();
void start();
