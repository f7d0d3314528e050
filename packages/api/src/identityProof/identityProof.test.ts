import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addAdministrator, enableAdministrator } from '../administrators/contract.ts';
import { downloadCsv, EXPORT_COLUMNS } from '../exports/resource.ts';
import { FakeApi } from '../testing/FakeApi.ts';
import { openTab } from '../testing/openTab.ts';
import { proveIdentity } from './contract.ts';

const ADD = 'POST /v1/administrator';
let fake: FakeApi;
beforeEach(() => {
  fake = new FakeApi();
  fake.sessions.isProved = false;
});

/** Opens a tab that responds to requests for a proof. */
function open(respond: (tab: ReturnType<typeof openTab>) => void) {
  const onRequestStart = vi.fn(() => release);
  const release = vi.fn();
  const tab = openTab(fake, { onRequestStart });
  const { identityProof } = tab.client;
  const onAsk = vi.fn(() => respond(tab));
  identityProof.subscribe(() => identityProof.isRequested() && onAsk());
  return { ...tab, onAsk, onRequestStart, release };
}

const add = ({ client }: Pick<ReturnType<typeof openTab>, 'client'>, username = 'cy') =>
  client.request(addAdministrator, { username });

describe('a request that needs a proof of identity', () => {
  test('is sent again once the user has given one', async () => {
    const tab = open(async ({ client }) => {
      await client.request(proveIdentity, { password: 'correct horse' });
      client.identityProof.settle(true);
    });
    expect(await add(tab)).toMatchObject({ token: expect.any(String) });
    expect(fake.requests.map(({ name }) => name)).toEqual([
      'GET /v1/capabilities',
      ADD,
      'POST /v1/session/current/proof',
      ADD,
    ]);
  });

  test('says what it is for, until it is given', async () => {
    const purposes: (string | undefined)[] = [];
    const { client } = open((tab) => {
      purposes.push(tab.client.identityProof.purpose());
      fake.sessions.isProved = true;
      tab.client.identityProof.settle(true);
    });
    await client.request(enableAdministrator, { id: 'administrator-2' });
    expect(purposes).toEqual(['POST /v1/administrator/:id/enable']);
    expect(client.identityProof.purpose()).toBeUndefined();
  });

  test('shows no loading overlay while the user is asked', async () => {
    const pending: number[] = [];
    const tab = open(({ client }) => {
      pending.push(tab.onRequestStart.mock.calls.length - tab.release.mock.calls.length);
      fake.sessions.isProved = true;
      client.identityProof.settle(true);
    });
    await add(tab);
    expect(pending).toEqual([0]);
    expect(tab.onRequestStart.mock.calls.length).toBe(tab.release.mock.calls.length);
  });

  test('ends silently when the user cancels, and is not sent again', async () => {
    const tab = open(({ client }) => client.identityProof.settle(false));
    await expect(add(tab)).rejects.toMatchObject({ isSilent: true });
    expect(fake.count(ADD)).toBe(1);
  });

  test('ends silently when another user signs in', async () => {
    const tab = open(({ session }) => session.signIn(fake.sessions.start()));
    await expect(add(tab)).rejects.toMatchObject({ isSilent: true });
    expect(fake.count(ADD)).toBe(1);
  });

  test('asks once for all that are sent at the same time', async () => {
    const tab = open(({ client }) =>
      setTimeout(() => {
        fake.sessions.isProved = true;
        client.identityProof.settle(true);
      }),
    );
    await Promise.all([add(tab), tab.client.request(enableAdministrator, { id: 'administrator-2' })]);
    expect(tab.onAsk).toHaveBeenCalledOnce();
  });

  test('is asked for a download too, which then goes on', async () => {
    const tab = open(({ client }) => {
      fake.sessions.isProved = true;
      client.identityProof.settle(true);
    });
    const csv = await downloadCsv(tab.client, 'users', {}, { titles: EXPORT_COLUMNS.users });
    expect([csv.type, tab.onAsk.mock.calls.length]).toEqual([expect.stringMatching(/^text\/csv/), 1]);
  });

  test('fails like any other request where nothing can ask the user', async () => {
    await expect(add(openTab(fake))).rejects.toMatchObject({ status: 403, code: 'PROOF_REQUIRED' });
  });

  test('fails like any other request when it is rejected again', async () => {
    const tab = open(({ client }) => client.identityProof.settle(true));
    await expect(add(tab)).rejects.toMatchObject({ status: 403, code: 'PROOF_REQUIRED' });
    expect(fake.count(ADD)).toBe(2);
  });
});
