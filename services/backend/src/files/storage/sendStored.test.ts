import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listen } from '../../http/listen.ts';
import { openLog } from '../../running/openLog.ts';
import { seedImage } from '../../testing/seed.ts';
import { openTestApp, TestApp } from '../../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

test.each([
  ['at once', 0],
  ['in their midst', 1_000],
])('bytes of an upload that break off %s end the connection, and the log alone says why', async (_, sent) => {
  const body = () =>
    new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          if (sent > 0) controller.enqueue(new Uint8Array(sent));
        },
        pull: () => Promise.reject(new Error('the storage broke off')),
      },
      { highWaterMark: 0 },
    );
  const lines: string[] = [];
  const log = openLog('error', { write: (line: string) => lines.push(line) });
  const storage = { ...api.deps.storage, read: async () => body() };
  const console = [vi.spyOn(globalThis.console, 'error'), vi.spyOn(globalThis.console, 'info')];
  const listening = await listen('127.0.0.1', 0);
  listening.serve(new TestApp({ ...api.deps, log, storage }, { now: api.deps.now() }).app);
  const id = await seedImage(api.deps.database);
  const read = async () => (await fetch(`http://127.0.0.1:${listening.port}/v1/image/${id}`)).text();
  await expect(read()).rejects.toThrow();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      msg: 'The bytes of an upload broke off.',
      err: { message: 'the storage broke off' },
      requestId: expect.any(String),
    },
  ]);
  for (const written of console) {
    expect(written).not.toHaveBeenCalled();
    written.mockRestore();
  }
  await listening.stop();
});
