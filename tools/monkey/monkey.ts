import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import journeysSetup from '../../e2e/globalSetup.ts';
import { startProductCopy } from '../../e2e/product.ts';
import { browserArguments, findBrowser } from '../browser.ts';
import { walk } from './walk.ts';

/** Steps of one walk; the next one begins with the next seed and fresh data. */
const STEPS = 120;

const { values } = parseArgs({ options: { minutes: { type: 'string' }, seed: { type: 'string' } } });
// A seed by itself is one walk repeated.
const minutes = Number(values.minutes ?? (values.seed === undefined ? 5 : 0));
let seed = Number(values.seed ?? Date.now() % 100_000);
const end = performance.now() + minutes * 60_000;

const cleanUp = await journeysSetup();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
let hasFailed = false;
try {
  do {
    const { changed, lines } = await walk({ browser, startProduct: startProductCopy, seed, steps: STEPS });
    console.log(
      `Seed ${seed}: ${STEPS} steps, ${lines.length - STEPS} calls in trouble, ${changed} changes read back.`,
    );
    seed += 1;
  } while (performance.now() < end);
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  hasFailed = true;
} finally {
  await browser.close();
  await cleanUp();
}
process.exit(hasFailed ? 1 : 0);
