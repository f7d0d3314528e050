import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { ApiEnv } from './ApiEnv.ts';
import { accessLog } from './accessLog.ts';

test('a probe is logged when its answer changes, and every other request always', async () => {
  const lines: { path: string; status: number }[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  let status: 200 | 503 = 200;
  const app = new Hono<ApiEnv>().use(accessLog(log)).get('*', (c) => c.body(null, status));
  for (const next of [200, 200, 503, 503, 200] as const) {
    status = next;
    for (const path of ['/healthz', '/readyz', '/v1/course']) await app.request(path);
  }
  const statusesOf = (path: string) => lines.filter((line) => line.path === path).map((line) => line.status);
  expect(statusesOf('/healthz')).toEqual([200, 503, 200]);
  expect(statusesOf('/readyz')).toEqual([200, 503, 200]);
  expect(statusesOf('/v1/course')).toEqual([200, 200, 503, 503, 200]);
});
