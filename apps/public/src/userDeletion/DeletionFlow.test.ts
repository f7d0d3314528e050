import { FakeApi } from '@cpd/api/testing';
import { expect, test, vi } from 'vitest';
import { createServices } from '../services.ts';
import { FakeIdentity } from '../testing/FakeIdentity.ts';
import { DeletionFlow } from './DeletionFlow.ts';

function createFlow() {
  const [identity, fake] = [new FakeIdentity(), new FakeApi()];
  const { client, dialogs } = createServices({ baseUrl: 'http://fake.test', fetch: fake.fetch });
  const parts = { identity, client, modal: dialogs, dispatch: vi.fn(), askToReauthenticate: vi.fn() };
  return { flow: new DeletionFlow(parts), identity, fake };
}

test('a deletion that is requested twice at once is sent once', async () => {
  const { flow, identity, fake } = createFlow();
  await flow.signInWith('google');
  await Promise.all([flow.deleteAccount(), flow.deleteAccount()]);
  expect([fake.count('DELETE'), identity.calls]).toEqual([1, ['signInWith google', 'freshToken', 'signOut']]);
});

test('a sign-in that is requested during a deletion does not start', async () => {
  const { flow, identity } = createFlow();
  await flow.signInWith('google');
  await Promise.all([flow.deleteAccount(), flow.signInWith('apple')]);
  expect(identity.calls).not.toContain('signInWith apple');
});
