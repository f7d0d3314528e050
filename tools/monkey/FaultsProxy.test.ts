import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AnsweredCall, FaultsProxy } from './FaultsProxy.ts';
import type { Fault } from './trouble.ts';

let backend: Server;
let proxy: FaultsProxy;
let fault: Fault | undefined;
let delayMs: number;
let answered: AnsweredCall[];
let received: string[];
let onArrival: () => void;

beforeEach(async () => {
  fault = undefined;
  delayMs = 0;
  answered = [];
  received = [];
  onArrival = () => {};
  backend = createServer(async (incoming, outgoing) => {
    received.push(`${incoming.method} ${incoming.url} ${Buffer.concat(await incoming.toArray())}`);
    const isPage = incoming.url === '/course';
    outgoing.setHeader('content-type', isPage ? 'text/html' : 'application/json');
    outgoing.end(isPage ? '<script src="/assets/base.js"></script>' : '{"data":"0123456789"}');
  });
  backend.listen(0, 'localhost');
  await once(backend, 'listening');
  const address = backend.address();
  proxy = new FaultsProxy({
    trouble: () => ({ delayMs, fault }),
    onAnswered: (call) => answered.push(call),
    onTrouble: () => onArrival(),
  });
  proxy.target = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
  await proxy.listen();
});

afterEach(async () => {
  await proxy.close();
  backend.close();
});

const save = () => fetch(`${proxy.origin}/v1/course`, { method: 'PATCH', body: '{"title":"A"}' });

test('without trouble a call and its answer pass, and the answer is told', async () => {
  expect(await (await save()).json()).toEqual({ data: '0123456789' });
  expect(received).toEqual(['PATCH /v1/course {"title":"A"}']);
  expect(answered.map(({ method, path, status, sent }) => [method, path, status, String(sent)])).toEqual([
    ['PATCH', '/v1/course', 200, '{"title":"A"}'],
  ]);
});

test('a call that is dropped before never reaches the backend', async () => {
  fault = 'dropped before';
  await expect(save()).rejects.toThrow();
  expect(received).toEqual([]);
});

test('a call that is dropped after was done, and its answer is lost', async () => {
  fault = 'dropped after';
  await expect(save()).rejects.toThrow();
  expect(received).toHaveLength(1);
  expect(answered).toHaveLength(1);
});

test('a truncated answer is half of it', async () => {
  fault = 'truncated';
  expect(await (await save()).text()).toBe('{"data":"0');
});

test.each([500, 401, 429] as const)('an answer of %d comes in the backend’s place', async (status) => {
  fault = status;
  const answer = await save();
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ code: `ON_ITS_WAY_${status}` });
  expect(received).toEqual([]);
});

test('pages and the files that they name always arrive, other files do not', async () => {
  fault = 500;
  expect((await fetch(`${proxy.origin}/course`)).status).toBe(200);
  expect((await fetch(`${proxy.origin}/assets/base.js`)).status).toBe(200);
  expect((await fetch(`${proxy.origin}/assets/CourseListPage.js`)).status).toBe(500);
});

test('once it is calm everything arrives', async () => {
  fault = 500;
  proxy.isCalm = true;
  expect((await save()).status).toBe(200);
});

test('a call that the browser gave up is over, and was done', async () => {
  delayMs = 50;
  const giveUp = new AbortController();
  onArrival = () => giveUp.abort();
  await expect(fetch(`${proxy.origin}/v1/course`, { signal: giveUp.signal })).rejects.toThrow();
  await proxy.whenQuiet(80);
  expect(answered).toHaveLength(1);
});

test('is quiet once the last call has ended', async () => {
  delayMs = 50;
  const arrived = new Promise<void>((resolve) => {
    onArrival = resolve;
  });
  const call = save();
  await arrived;
  await proxy.whenQuiet(50);
  expect(answered).toHaveLength(1);
  await call;
});
