import { walk } from '../tools/monkey/walk.ts';
import { startProductCopy } from './product.ts';
import { expect, test } from './test.ts';

/** Long walks are `npm run monkey`; this one is short and always the same. */
const SEED = 1;
const STEPS = 40;

test(`a walk under faults breaks nothing and loses nothing (seed ${SEED})`, { tag: '@bidi' }, async ({ browser }) => {
  const { lines } = await walk({ browser, startProduct: startProductCopy, seed: SEED, steps: STEPS });
  expect(lines.length).toBeGreaterThan(STEPS);
});
