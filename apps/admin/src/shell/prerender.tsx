import { noSessionStorage, SessionStore } from '@cpd/api/session';
import { createServices } from '@cpd/app/createServices';
import { Providers } from '@cpd/app/Providers';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import type { ScreenRoute } from '../kit/ScreenRoute.ts';
import { loginRoute } from '../login/routes.ts';
import { welcomeRoute } from '../welcome/routes.ts';
import { appRoutes } from './router.tsx';
import { PRODUCT, screens, tabTitle } from './routes.ts';

const services = createServices({ session: new SessionStore(noSessionStorage) });

/** A screen whose place in the frame is empty: what it shows depends on its data. */
function withoutPage({ path, title }: ScreenRoute): ScreenRoute {
  return { path, title, page: async () => () => null };
}

/** Renders what the app shows at an address before it knows more. */
async function pictureOf(path: string): Promise<string> {
  const { query, dataRoutes } = createStaticHandler(appRoutes(services, screens.map(withoutPage)));
  const context = await query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere, so that it cannot be prerendered.`);
  const { prelude } = await prerender(
    <Providers services={services}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </Providers>,
  );
  return new Response(prelude).text();
}

/** The documents of the app: one for each address that is known beforehand, and one for all others. */
export async function documents() {
  const signIn = await pictureOf(loginRoute.path);
  async function framed(path: string, title: string, modules: readonly string[]) {
    const contents = { 'signed-out': signIn, 'signed-in': await pictureOf(path) };
    return { path: path.slice(1), title, contents, modules: ['SignedInLayout', 'DialogQueueView', ...modules] };
  }
  const known = screens.filter(({ path }) => !/[:*]/.test(path));
  return [
    { path: 'login', title: tabTitle(loginRoute.title), contents: { 'signed-out': signIn }, modules: [] },
    {
      path: welcomeRoute.path.slice(1),
      title: tabTitle(welcomeRoute.title),
      contents: { 'signed-out': await pictureOf(welcomeRoute.path) },
      modules: ['WelcomePage'],
    },
    await framed('/', PRODUCT, []),
    ...(await Promise.all(
      known.map(async ({ path, title, page }) => framed(path, tabTitle(title), [(await page()).name])),
    )),
  ];
}
