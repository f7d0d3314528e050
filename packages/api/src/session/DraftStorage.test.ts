import { describe, expect, it } from 'vitest';
import { MemorySessionStorage } from '../testing/MemorySessionStorage.ts';
import { BrowserDraftStorage, type DraftStorage } from './DraftStorage.ts';
import { FormDrafts } from './FormDrafts.ts';
import { SessionStore } from './SessionStore.ts';

/** A database that outlives the pages of a test. */
function sharedStorage(): DraftStorage {
  const kept = new Map<string, unknown>();
  return {
    read: async () => new Map(kept),
    write: (key, value) => void (value === undefined ? kept.delete(key) : kept.set(key, value)),
    clear: () => kept.clear(),
  };
}

async function openPage(storage: DraftStorage): Promise<FormDrafts> {
  const session = new SessionStore(new MemorySessionStorage().openTab());
  session.signIn({ accessToken: 'a', refreshToken: 'r' });
  const drafts = new FormDrafts(session, storage);
  await drafts.whenReady;
  return drafts;
}

describe('the form drafts of an earlier page', () => {
  it('are given to the next one, after a reload or a crash', async () => {
    const storage = sharedStorage();
    (await openPage(storage)).keep('course/1', { title: 'half' });
    expect((await openPage(storage)).read('course/1')).toEqual({ title: 'half' });
  });

  it('are gone once the form was saved or left', async () => {
    const storage = sharedStorage();
    const page = await openPage(storage);
    page.keep('course/1', 'half');
    page.forget('course/1');
    expect((await openPage(storage)).read('course/1')).toBeUndefined();
  });

  it('are gone after a sign-out', async () => {
    const storage = sharedStorage();
    const page = await openPage(storage);
    page.keep('course/1', 'half');
    page.clear();
    expect((await openPage(storage)).read('course/1')).toBeUndefined();
  });

  it('are not given to somebody else, though the page was loaded anew in between', async () => {
    const storage = sharedStorage();
    const first = await openPage(storage);
    first.claim('one');
    first.keep('course/1', 'half');
    const second = await openPage(storage);
    second.claim('another');
    expect(second.read('course/1')).toBeUndefined();
    expect((await openPage(storage)).read('course/1')).toBeUndefined();
  });

  it('are kept for the one they belong to', async () => {
    const storage = sharedStorage();
    const first = await openPage(storage);
    first.claim('one');
    first.keep('course/1', 'half');
    const second = await openPage(storage);
    second.claim('one');
    expect(second.read('course/1')).toBe('half');
  });

  it('never replace what is being typed already', async () => {
    const storage = sharedStorage();
    (await openPage(storage)).keep('course/1', 'old');
    const session = new SessionStore(new MemorySessionStorage().openTab());
    const drafts = new FormDrafts(session, storage);
    drafts.keep('course/1', 'new');
    await drafts.whenReady;
    expect(drafts.read('course/1')).toBe('new');
  });
});

describe('BrowserDraftStorage', () => {
  it('holds nothing and fails nothing where there is no database', async () => {
    const storage = new BrowserDraftStorage();
    storage.write('course/1', 'half');
    storage.clear();
    expect(await storage.read()).toEqual(new Map());
  });
});
