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
/** Pairs that go before, while the processes' code is compiled. */
const WARM_UP = 300;

/** A title that is there already is saved by the same statements, but leaves no line: such saves and others take turns. */
const postgres = await startMigratedServer(true);
const dataDir = await mkdtemp(join(tmpdir(), 'cpd-history-cost-'));
const environment = { DATABASE_URL: postgres.url('postgres'), CAPTCHA_PROVIDER: 'off' };
const product = await startProduct({ dataDir, environment });
try {
  const api = await signInApi(product);
  const { data: id } = await api.send('POST /v1/course/draft');
  /** How long it takes to save a title, in milliseconds. */
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
