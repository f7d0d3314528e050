import assert from 'node:assert/strict';
import autocannon from 'autocannon';
import { report } from './Figure.ts';

/** Duration of the requests to each list, in seconds. */
const DURATION = 5;

/** Lists with a million posts. */
export const LARGE_LISTS = {
  'events, first page': '/v1/event?page=1&size=10',
  'certificate groups': '/v1/certificate-group?page=1&size=10',
  'users, first page': '/v1/user?page=1&size=10',
  'users, page 5,000': '/v1/user?page=5000&size=10',
  'users by a name': '/v1/user?page=1&size=10&keyword=last%2099123',
  'users by two letters': '/v1/user?page=1&size=10&keyword=99',
  'posts in review': '/v1/post/?status=2&page=1&size=10',
  'posts in review, page 5,000': '/v1/post/?status=2&page=5000&size=10',
  'posts by a word': '/v1/post/?status=2&page=1&size=10&keyword=post%20123456',
  'posts by two letters': '/v1/post/?status=2&page=1&size=10&keyword=99',
} as const;

/**
 * Requests one list after another over many connections, and reports the 99th percentile of the response times.
 *
 * @returns the value of the slowest list, in milliseconds.
 * @param paths The lists by their names.
 * @throws if a response is not successful.
 */
export async function measureLists(
  label: string,
  { origin, accessToken }: { readonly origin: string; readonly accessToken: string },
  paths: Readonly<Record<string, string>>,
  connections: number,
): Promise<number> {
  let slowest = 0;
  for (const [name, path] of Object.entries(paths)) {
    const headers = { authorization: `Bearer ${accessToken}`, 'accept-encoding': 'gzip' };
    const load = { url: origin + path, headers, connections };
    await autocannon({ ...load, duration: 1 });
    const { latency, non2xx, errors } = await autocannon({ ...load, duration: DURATION });
    assert.equal(non2xx + errors, 0, `${name}: every response is a success`);
    report({ name: `${label}: ${name}, p99`, value: latency.p99, unit: 'ms' });
    slowest = Math.max(slowest, latency.p99);
  }
  return slowest;
}
