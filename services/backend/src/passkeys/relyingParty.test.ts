import { expect, test } from 'vitest';
import { relyingPartyOf } from './relyingParty.ts';

test.each([
  ['https://cpd.example.org', [], { id: 'cpd.example.org', origins: ['https://cpd.example.org'] }],
  ['https://cpd.example.org:8443/path', [], { id: 'cpd.example.org', origins: ['https://cpd.example.org:8443'] }],
  ['http://localhost:8080', [], { id: 'localhost', origins: ['http://localhost:8080'] }],
  [
    'https://example.org',
    ['https://admin.example.org', 'https://notexample.org', 'https://other.org'],
    { id: 'example.org', origins: ['https://example.org', 'https://admin.example.org'] },
  ],
  ['http://cpd.example.org', [], null],
  ['https://192.0.2.7', [], null],
  ['https://[2001:db8::1]', [], null],
])('passkeys of %s, next to %j, belong to %j', (publicSiteUrl, corsOrigins, site) => {
  expect(relyingPartyOf({ publicSiteUrl, corsOrigins })).toEqual(site);
});
