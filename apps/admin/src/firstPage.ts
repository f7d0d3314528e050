import { routes } from './routes.tsx';
import { prefetchPage } from './shell/routeHandle.ts';

export const routeTable = routes();

// Before the rest of the start is evaluated, which takes as long as the request. boot.js knows whether there is a session.
prefetchPage(routeTable, window.location.pathname, document.documentElement.dataset.skeleton === 'layout');
