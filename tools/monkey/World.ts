import type { Browser, BrowserContext, Page } from '@playwright/test';
import { ADMIN, type Product } from '../../e2e/product.ts';
import { changeOf } from './changeOf.ts';
import { type AnsweredCall, FaultsProxy } from './FaultsProxy.ts';
import { watch } from './invariants.ts';
import { Ledger } from './Ledger.ts';
import { type SeededRandom, seededRandom } from './seededRandom.ts';
import { type Trouble, troubleBySeed } from './trouble.ts';

/** An identity provider that is configured and never answers. */
const UNREACHABLE_PROVIDER = { FIREBASE_PROJECT_ID: 'demo-cpd', FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' };

/** What a walk begins with. */
export interface WorldOptions {
  readonly browser: Browser;
  /** Starts the product with these environment variables. */
  readonly startProduct: (environment: Readonly<Record<string, string>>) => Promise<Product>;
  /** Decides the steps and what goes wrong. */
  readonly seed: number;
  /** Hears of each step and of each call that went wrong, in a line. */
  readonly onLine: (line: string) => void;
}

/** What the monkey has before it, and what it knows. */
export interface World {
  readonly context: BrowserContext;
  readonly proxy: FaultsProxy;
  readonly product: Product;
  readonly random: SeededRandom;
  readonly ledger: Ledger;
  /** The addresses that a person could have been sent, with their link tokens. */
  readonly links: readonly string[];
  /** What happened that never may. */
  readonly breaches: readonly string[];
  readonly username: string;
  /** The password as it was last changed. */
  password: string;
  /** The tab that the monkey looks at. */
  page: Page;
  close(): Promise<void>;
}

/** Starts a product behind a proxy that makes trouble, and opens a browser on it. */
export async function openWorld({ browser, startProduct, seed, onLine }: WorldOptions): Promise<World> {
  const random = seededRandom(seed);
  const ledger = new Ledger();
  const breaches: string[] = [];
  let areDialogsLost = false;
  const proxy = new FaultsProxy({
    trouble: troubleBySeed(seed, random.between(0.05, 0.25)),
    onAnswered: (call) => handleAnswered(call),
    onTrouble: (method, path, trouble) => {
      areDialogsLost ||= path.includes('/DialogQueueView-') && trouble.fault !== undefined;
      onLine(`      ${method} ${path} ${words(trouble)}`);
    },
  });
  await proxy.listen();
  const product = await startProduct({ PUBLIC_SITE_URL: proxy.origin, ...UNREACHABLE_PROVIDER });
  proxy.target = product.origin;
  const context = await browser.newContext({ baseURL: proxy.origin });
  // Nothing but the product is there to answer.
  await context.route(
    ({ origin }) => origin !== proxy.origin,
    (route) => route.abort(),
  );
  const watched = { onBreach: (breach: string) => breaches.push(breach), areDialogsLost: () => areDialogsLost };
  context.on('page', (page) => watch(page, watched));

  const world: World = {
    ...{ context, proxy, product, random, ledger, breaches },
    ...{ username: ADMIN.username, password: ADMIN.password },
    links: [await product.announced(/\/public\/review\/\S+/), await product.announced(/\/public\/certificate\/\S+/)],
    page: await context.newPage(),
    async close() {
      await context.close();
      await product.stop();
      await proxy.close();
    },
  };

  function handleAnswered(call: AnsweredCall) {
    const change = changeOf(call);
    if (change) ledger.record(change);
    const isNewPassword = call.path === '/v1/auth/change-password' && call.status < 300;
    if (isNewPassword) world.password = JSON.parse(call.sent.toString()).newPassword;
  }

  return world;
}

function words({ fault, delayMs }: Trouble): string {
  return [fault, delayMs > 0 && `after ${delayMs} ms`].filter(Boolean).join(' ');
}
