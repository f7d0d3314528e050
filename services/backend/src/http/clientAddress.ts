import type { BlockList } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import { isInList, normalAddress } from '../settings/network/ipAddress.ts';
import type { ApiContext } from './ApiEnv.ts';

/**
 * The client's address; '' if unknown. `X-Forwarded-For` is trusted only as far as trusted proxies wrote it (rule B6): from
 * the right, the first address that is not a proxy's is the client's.
 */
export function clientAddress(c: ApiContext, trustedProxies: BlockList): string {
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map(normalAddress);
  let address = normalAddress(peerAddress(c));
  while (isInList(trustedProxies, address)) {
    const before = forwarded.pop();
    if (!before) break;
    address = before;
  }
  return address;
}

function peerAddress(c: ApiContext): string {
  // Requests inside the process, as in tests, have no address.
  return Object(c.env).incoming === undefined ? '' : (getConnInfo(c).remote.address ?? '');
}
