import { BlockList, isIPv4, isIPv6, SocketAddress } from 'node:net';

/** The networks 10.0.0.0/8 and so on that a setting names, or a single address. */
interface Network {
  readonly address: string;
  readonly bits: number;
}

/**
 * The one spelling of an IP address, as sockets, proxies and people write it: in brackets, with a port or a zone, in
 * capitals, with zeros, or IPv4 as IPv6. '' for anything else, such as an IPv4 address with leading zeros, which programs read
 * differently.
 */
export function normalAddress(text: string): string {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1');
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return '';
  // Drops the zone and writes an IPv4-mapped address as '::ffff:198.51.100.1'.
  const { address } = new SocketAddress({ address: bare, family: 'ipv6' });
  return address.replace(/^::ffff:(?=\d+\.)/, '');
}

/**
 * The key for counting failures and comparing networks: an IPv4 address, or the /64 network of an IPv6 customer. '' if the
 * address is unknown.
 */
export function addressGroup(address: string): string {
  const normal = normalAddress(address);
  if (!isIPv6(normal)) return normal;
  const [head = '', tail = ''] = normal.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = [...before, ...zeros, ...after];
  // All IPv4 clients of a translator (RFC 6052) are in one /64.
  if (groups.slice(0, 6).join(':') === '64:ff9b:0:0:0:0') return translatedAddress(groups.slice(6));
  return `${groups.slice(0, 4).join(':')}::/64`;
}

function translatedAddress(groups: readonly string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 0xff])
    .join('.');
}

/** An address or a network such as `10.0.0.0/8`; null if the text is neither. */
export function parseNetwork(text: string): Network | null {
  const [written = '', bits, ...rest] = text.split('/');
  const address = normalAddress(written);
  if (address === '' || rest.length > 0 || !/^\d*$/.test(bits ?? '')) return null;
  const maxBits = isIPv4(address) ? 32 : 128;
  if (bits === undefined) return { address, bits: maxBits };
  // The first 96 bits of an IPv4 network that is written as IPv6 are not part of it.
  const own = Number(bits) - (isIPv4(address) && !isIPv4(written) ? 96 : 0);
  return bits !== '' && own >= 0 && own <= maxBits ? { address, bits: own } : null;
}

/** A list of networks that can be searched. @throws Error if a text is no network. */
export function networkList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const text of networks) {
    const network = parseNetwork(text);
    if (network === null) throw new Error(`"${text}" is no network.`);
    list.addSubnet(network.address, network.bits, familyOf(network.address));
  }
  return list;
}

/** Whether a list has an address, which may be ''. */
export function isInList(list: BlockList, address: string): boolean {
  return address !== '' && list.check(address, familyOf(address));
}

const LOOPBACK = networkList(['127.0.0.0/8', '::1']);

/** Whether a host name or an address means this machine only. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || isInList(LOOPBACK, normalAddress(host));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv4(address) ? 'ipv4' : 'ipv6';
}
