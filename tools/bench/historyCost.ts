import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMigratedServer } from '../../services/backend/src/testing/startMigratedServer.ts';
import { startProduct } from '../product.ts';
import { report } from './Figure.ts';
import { signInApi } from './fill.ts';
import { median } from './statistics.ts';

const PAIRS = 1_500;
/** Warm-up pairs, during which the processes' code is compiled. */
const WARM_UP = 300;

/** Saving an unchanged title runs the same statements but writes no line. Both kinds of save alternate. */
const postgres = await startMigratedServer(true);
const dataDir = await mkdtemp(join(tmpdir(), 'cpd-history-cost-'));
const environment = { DATABASE_URL: postgres.url('postgres'), CAPTCHA_PROVIDER: 'off' };
const product = await startProduct({ dataDir, environment });
try {
  const api = await signInApi(product);
  const { data: id } = await api.send('POST /v1/course/draft');
  /** Measures how long saving a title takes, in milliseconds. */
  const save = async (title: string) => {
    const begin = performance.now();
    const response = await api.request('PATCH /v1/course', { id, title });
    await response.arrayBuffer();
    assert.equal(response.status, 200);
    return performance.now() - begin;
  };
  const pairs: { readonly withLine: number; readonly without: number }[] = [];
  for (let number = 1; number <= WARM_UP + PAIRS; number += 1) {
    const title = `The heart of a runner, part ${number}`;
    pairs.push({ withLine: await save(title), without: await save(title) });
  }
  const { total } = await api.send(`GET /v1/activity?subject=${id}`);
  assert.equal(total, 1 + WARM_UP + PAIRS, 'the draft and each new title left a line');
  const measured = pairs.slice(WARM_UP);
  const without = median(measured.map((pair) => pair.without));
  const more = median(measured.map((pair) => pair.withLine - pair.without));
  report({ name: 'save with its line, by one without', value: 1 + more / without, unit: 'times' });
} finally {
  await product.stop();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
