import { startProductCopy } from '../product.ts';
import { expect, test } from '../test.ts';
import { walk } from './walk.ts';

/** Long walks are `npm run monkey`; these few are short and always the same. */
const STEPS = 40;

for (const seed of [1, 2]) {
  test(`a walk under faults breaks nothing and loses nothing (seed ${seed})`, async ({ browser }) => {
    const { lines } = await walk({ browser, startProduct: startProductCopy, seed, steps: STEPS });
    expect(lines.length).toBeGreaterThan(STEPS);
  });
}
