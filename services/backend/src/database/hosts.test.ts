import { expect, test } from 'vitest';
import { addressesOf, Hosts } from './hosts.ts';

test.each([
  ['postgres://cpd@one/db', ['postgres://cpd@one/db']],
  ['postgres://cpd@/db?host=%2Frun', ['postgres://cpd@/db?host=%2Frun']],
  [
    'postgresql://cpd:a,b@one:5433,two/db?x=1,2',
    ['postgresql://cpd:a,b@one:5433/db?x=1,2', 'postgresql://cpd:a,b@two/db?x=1,2'],
  ],
  ['postgres://one, [::1]:5433/db', ['postgres://one/db', 'postgres://[::1]:5433/db']],
])('%s is read as an address for each host', (url, addresses) => {
  expect(addressesOf(url)).toEqual(addresses);
});

test('hosts are tried in order, beginning with the last one that responded', async () => {
  const hosts = new Hosts(['one', 'two', 'three']);
  const tried: string[] = [];
  const connect = (...down: readonly string[]) =>
    hosts.connect(async (host) => {
      tried.push(host);
      if (down.includes(host)) throw new Error(`${host} is down`);
      return host;
    });
  expect([await connect(), await connect('one'), await connect(), await connect('two', 'three')]).toEqual([
    'one',
    'two',
    'two',
    'one',
  ]);
  expect(tried).toEqual(['one', 'one', 'two', 'two', 'two', 'three', 'one']);
  await expect(connect('one', 'two', 'three')).rejects.toThrow('three is down');
});
