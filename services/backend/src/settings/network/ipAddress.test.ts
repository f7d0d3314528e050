import { describe, expect, test } from 'vitest';
import { addressGroup, isInList, isLoopback, networkList, normalAddress, parseNetwork } from './ipAddress.ts';

test.each([
  '198.51.100.1',
  ' 198.51.100.1 ',
  '198.51.100.1:4711',
  '[198.51.100.1]:4711',
  '::ffff:198.51.100.1',
  '::FFFF:198.51.100.1',
  '::ffff:c633:6401',
  '::ffff:C633:6401',
  '0:0:0:0:0:ffff:c633:6401',
  '0000:0000:0000:0000:0000:ffff:198.51.100.1',
  '[::ffff:c633:6401]',
  '[::ffff:c633:6401]:4711',
  '::ffff:c633:6401%eth0',
  '[::ffff:c633:6401%25eth0]:4711',
])('an IPv4 address has one spelling, and one limit, as %j too', (text) => {
  expect([normalAddress(text), addressGroup(text)]).toEqual(['198.51.100.1', '198.51.100.1']);
});

test.each([
  '2001:db8::1',
  '2001:DB8::1',
  '2001:0db8:0000::0001',
  '2001:db8:0:0:0:0:0:1',
  '[2001:db8::1]',
  '[2001:db8::1]:443',
  '2001:db8::0.0.0.1',
  '2001:db8::1%eth0',
])('an IPv6 address has one spelling as %j too', (text) => {
  expect([normalAddress(text), addressGroup(text)]).toEqual(['2001:db8::1', '2001:db8:0:0::/64']);
});

test.each([
  '',
  'unknown',
  '_hidden',
  '010.0.0.1',
  '198.51.100',
  '1.2.3.4.5',
  '2001:db8:::1',
  '2001:db8::1:443:0:0:0:0:0',
])('%j is no address', (text) => {
  expect([normalAddress(text), addressGroup(text)]).toEqual(['', '']);
});

describe('failures are counted against', () => {
  test.each([
    ['an IPv4 address', '203.0.113.9', '203.0.113.9'],
    ['a /64 network of IPv6', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['the same network however it is written', '2001:db8:1::7', '2001:db8:1:0::/64'],
    ['the IPv4 client of a translator', '64:ff9b::c633:6401', '198.51.100.1'],
    ['the IPv4 client of a translator that writes it with dots', '64:ff9b::198.51.100.1', '198.51.100.1'],
    ['an IPv4 client with zeros at a translator', '64:ff9b::0.0.0.7', '0.0.0.7'],
    ['this machine', '::1', '0:0:0:0::/64'],
  ])('%s', (_, address, group) => {
    expect(addressGroup(address)).toBe(group);
  });
});

test.each([
  ['10.0.0.0/8', '10.1.2.3', true],
  ['10.0.0.0/8', '11.1.2.3', false],
  ['::ffff:10.0.0.0/104', '10.1.2.3', true],
  ['::ffff:a00:0/104', '11.1.2.3', false],
  ['::ffff:10.1.2.3', '10.1.2.3', true],
  ['[2001:DB8::]/32', '2001:db8:7::1', true],
  ['2001:db8::1', '2001:db8::2', false],
  ['10.0.0.0/8', '', false],
])('the network %s has %j: %s', (network, address, expected) => {
  expect(isInList(networkList([network]), address)).toBe(expected);
});

test.each(['10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '10.0.0.0/-1', '::/129', '::ffff:10.0.0.0/95', 'proxy', '/8'])(
  '%j is no network',
  (text) => {
    expect(parseNetwork(text)).toBeNull();
  },
);

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['::1', true],
  ['0:0:0:0:0:0:0:1', true],
  ['::ffff:127.0.0.1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['10.0.0.5', false],
  ['cpd.internal', false],
])('%s is this machine only: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});
