import { BlockList, isIP, isIPv4 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { ApiContext } from './ApiEnv.ts';

/** Makes a list of addresses and networks such as `10.0.0.0/8` that can be searched. */
export function networkList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/**
 * The client's address. `X-Forwarded-For` is trusted only as far as trusted proxies wrote it (rule B6): from the right,
 * the first address that is not a proxy's is the client's.
 */
export function clientAddress(c: ApiContext, trustedProxies: BlockList): string {
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((text) => withoutPort(text.trim()));
  let address = plain(peerAddress(c));
  while (isTrusted(address, trustedProxies)) {
    const before = plain(forwarded.pop() ?? '');
    if (isIP(before) === 0) break;
    address = before;
  }
  return address;
}

/** The key for counting failures: an IPv4 address, or the /64 network of an IPv6 customer. */
export function addressGroup(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}

function peerAddress(c: ApiContext): string {
  // Requests inside the process, as in tests, have no address.
  return Object(c.env).incoming === undefined ? '' : (getConnInfo(c).remote.address ?? '');
}

/** Converts an IPv4-mapped address of a dual-stack socket to IPv4. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

function withoutPort(text: string): string {
  return text.replace(/^\[([^\]]*)\](:\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}

function isTrusted(address: string, proxies: BlockList): boolean {
  return isIP(address) !== 0 && proxies.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}
