import { expect, test, vi } from 'vitest';
import { newestActivity } from '../activity/resource.ts';
import { draftCourse, listCourses } from '../courses/contract.ts';
import { readReviewAddress } from '../feed/contract.ts';
import { FakeApi } from '../testing/FakeApi.ts';
import { openTab } from '../testing/openTab.ts';
import type { Client } from './createClient.ts';

async function overlaysOf(send: (client: Client) => Promise<unknown>) {
  const onRequestStart = vi.fn(() => () => undefined);
  await send(openTab(new FakeApi(), { onRequestStart }).client);
  return onRequestStart.mock.calls.length;
}

test.each<[string, (client: Client) => Promise<unknown>]>([
  ['the activity is downloaded', (client) => newestActivity(client, {}, 100)],
])('the page is not blocked while %s', async (_, send) => {
  expect(await overlaysOf(send)).toBe(0);
});

test.each<[string, (client: Client) => Promise<unknown>]>([
  ['a draft is created', (client) => client.request(draftCourse, {})],
  ['a review page is opened', (client) => client.request(readReviewAddress, { id: 'post-1' })],
  ['a list is requested without a query', (client) => client.request(listCourses, {})],
])('the page is blocked once while %s', async (_, send) => {
  expect(await overlaysOf(send)).toBe(1);
});
