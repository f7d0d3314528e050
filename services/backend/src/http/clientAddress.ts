import { BlockList, isIP, isIPv4 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { ApiContext } from './ApiEnv.ts';

/** Gathers addresses and networks such as `10.0.0.0/8` for asking whether an address is among them. */
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
 * The address a request came from. `X-Forwarded-For` counts only as far as trusted proxies wrote it (rule B6): read from
 * the right, the first address that is not theirs is the client's.
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

/** What failures are counted against: an IPv4 address, or the /64 network that one IPv6 customer has. */
export function addressGroup(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}

function peerAddress(c: ApiContext): string {
  // Requests made in the process, as tests do, come from nowhere.
  return Object(c.env).incoming === undefined ? '' : (getConnInfo(c).remote.address ?? '');
}

/** An IPv4 address that a dual-stack socket shows as IPv6 is that IPv4 address. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

function withoutPort(text: string): string {
  return text.replace(/^\[([^\]]*)\](:\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}

function isTrusted(address: string, proxies: BlockList): boolean {
  return isIP(address) !== 0 && proxies.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}
