import { expect, test } from 'vitest';
import { relyingPartyOf } from './relyingParty.ts';

test.each([
  ['https://cpd.example.org', null, [], { id: 'cpd.example.org', origins: ['https://cpd.example.org'] }],
  ['https://cpd.example.org:8443', null, [], { id: 'cpd.example.org', origins: ['https://cpd.example.org:8443'] }],
  ['http://localhost:8080', null, [], { id: 'localhost', origins: ['http://localhost:8080'] }],
  [
    'https://example.org',
    null,
    ['https://admin.example.org', 'https://notexample.org', 'https://other.org'],
    { id: 'example.org', origins: ['https://example.org', 'https://admin.example.org'] },
  ],
  ['http://cpd.example.org', null, [], null],
  ['https://192.0.2.7', null, [], null],
  ['https://[2001:db8::1]', null, [], null],
  // The back office on another host.
  [
    'https://www.example.org',
    'https://admin.example.org',
    ['https://www.example.org'],
    { id: 'admin.example.org', origins: ['https://admin.example.org'] },
  ],
  [
    'https://example.org',
    'https://admin.example.org',
    ['https://admin.example.org'],
    { id: 'example.org', origins: ['https://admin.example.org'] },
  ],
  [
    'https://cpd.example.org',
    'https://cpd.example.org',
    ['https://www.cpd.example.org'],
    { id: 'cpd.example.org', origins: ['https://cpd.example.org'] },
  ],
  ['http://192.0.2.7', 'https://admin.other.org', [], { id: 'admin.other.org', origins: ['https://admin.other.org'] }],
  ['https://cpd.example.org', 'http://admin.example.org', [], null],
])('passkeys of %s and %s, next to %j, belong to %j', (publicSiteUrl, adminSiteUrl, corsOrigin, site) => {
  expect(relyingPartyOf({ publicSiteUrl, adminSiteUrl, corsOrigin })).toEqual(site);
});
