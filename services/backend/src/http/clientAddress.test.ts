import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { networkList } from '../settings/network/ipAddress.ts';
import type { ApiEnv } from './ApiEnv.ts';
import { clientAddress } from './clientAddress.ts';

async function addressOf(peer: string, forwarded: string | null, proxies: readonly string[]): Promise<string> {
  const app = new Hono<ApiEnv>();
  app.get('/', (c) => c.text(clientAddress(c, networkList(proxies))));
  const socket = { remoteAddress: peer, remotePort: 1, remoteFamily: 'IPv4' };
  const headers: Record<string, string> = forwarded === null ? {} : { 'x-forwarded-for': forwarded };
  return (await app.request('/', { headers }, { incoming: { socket } })).text();
}

test.each([
  ['the peer when nothing is forwarded', '203.0.113.9', null, [], '203.0.113.9'],
  ['the peer when it is no trusted proxy', '203.0.113.9', '198.51.100.1', ['10.0.0.0/8'], '203.0.113.9'],
  ['what a trusted proxy wrote', '10.1.2.3', '198.51.100.1', ['10.0.0.0/8'], '198.51.100.1'],
  [
    'the last one that no proxy of ours wrote',
    '10.1.2.3',
    '1.1.1.1, 198.51.100.1, 10.9.9.9',
    ['10.0.0.0/8'],
    '198.51.100.1',
  ],
  ['the proxy when it wrote nothing', '10.1.2.3', null, ['10.0.0.0/8'], '10.1.2.3'],
  ['the proxy when it wrote nonsense', '10.1.2.3', 'unknown', ['10.0.0.0/8'], '10.1.2.3'],
  ['without a port', '10.1.2.3', '198.51.100.1:4711', ['10.0.0.0/8'], '198.51.100.1'],
  ['without the brackets of IPv6', '::1', '[2001:db8::1]:443', ['::1'], '2001:db8::1'],
  ['what a proxy wrote as IPv6', '::ffff:a01:203', '::FFFF:c633:6401', ['10.0.0.0/8'], '198.51.100.1'],
  ['IPv4 when a dual-stack socket shows it as IPv6', '::ffff:10.1.2.3', '198.51.100.1', ['10.0.0.0/8'], '198.51.100.1'],
])("a client's address is %s", async (_, peer, forwarded, proxies, expected) => {
  expect(await addressOf(peer, forwarded, proxies)).toBe(expected);
});
