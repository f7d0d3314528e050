import { describe, expect, test } from 'vitest';
import { MemorySessionStorage } from '../testing/MemorySessionStorage.ts';
import { BrowserDraftStorage, type DraftStorage } from './DraftStorage.ts';
import { FormDrafts } from './FormDrafts.ts';
import { SessionStore } from './SessionStore.ts';

/** A database that outlives the pages of a test, and the session of their browser. */
class Browser {
  readonly #kept = new Map<string, unknown>();
  readonly #sessions = new MemorySessionStorage();
  #signIns = 0;

  /** Opens a page; what is kept is left over from pages that are gone. */
  async open(): Promise<{ drafts: FormDrafts; session: SessionStore; signIn: (username: string) => Promise<void> }> {
    const storage: DraftStorage = {
      read: async () => new Map(this.#kept),
      write: async (key, value) => void (value === undefined ? this.#kept.delete(key) : this.#kept.set(key, value)),
      clear: async () => this.#kept.clear(),
    };
    const session = new SessionStore(this.#sessions.openTab());
    const drafts = new FormDrafts(session, async () => storage);
    await drafts.restore();
    const signIn = async (username: string) => {
      this.#signIns += 1;
      await drafts.claim(username);
      session.signIn({ accessToken: `access-${this.#signIns}`, refreshToken: `refresh-${this.#signIns}` });
    };
    return { drafts, session, signIn };
  }
}

describe('the form drafts of an earlier page', () => {
  async function browserWithDraft(): Promise<Browser> {
    const browser = new Browser();
    const { drafts, signIn } = await browser.open();
    await signIn('one');
    drafts.keep('course/1', 'half');
    return browser;
  }

  test('the form drafts of an earlier page are given to the next one, after a reload or a crash', async () => {
    const browser = await browserWithDraft();
    expect((await browser.open()).drafts.read('course/1')).toBe('half');
  });

  test('the form drafts of an earlier page are gone once the form was saved or left', async () => {
    const browser = await browserWithDraft();
    await (await browser.open()).drafts.forget('course/1');
    expect((await browser.open()).drafts.read('course/1')).toBeUndefined();
  });

  test('the form drafts of an earlier page are gone after a sign-out', async () => {
    const browser = await browserWithDraft();
    (await browser.open()).drafts.clear();
    expect((await browser.open()).drafts.read('course/1')).toBeUndefined();
  });

  test('the form drafts of an earlier page are not given to somebody else, though the page was loaded anew in between', async () => {
    const browser = await browserWithDraft();
    const { drafts, signIn } = await browser.open();
    await signIn('another');
    expect(drafts.read('course/1')).toBeUndefined();
    expect((await browser.open()).drafts.read('course/1')).toBeUndefined();
  });

  test('the form drafts of an earlier page are kept for the one they belong to', async () => {
    const browser = await browserWithDraft();
    const { drafts, signIn } = await browser.open();
    await signIn('one');
    expect(drafts.read('course/1')).toBe('half');
  });

  test('the form drafts of an earlier page never replace what is being typed already', async () => {
    const browser = await browserWithDraft();
    const { drafts } = await browser.open();
    drafts.keep('course/1', 'new');
    await drafts.restore();
    expect(drafts.read('course/1')).toBe('new');
  });
});

test.each([
  { who: 'somebody else', username: 'another', found: undefined },
  { who: 'the same person', username: 'one', found: 'half' },
])(
  'the form drafts of a page whose session has ended are $found when $who signs in in another tab',
  async ({ username, found }) => {
    const browser = new Browser();
    const { drafts, session, signIn } = await browser.open();
    await signIn('one');
    drafts.keep('course/1', 'half');
    session.end();
    const other = await browser.open();
    await other.signIn(username);
    await drafts.restore();
    expect(session.getSnapshot().isLoggedIn).toBe(true);
    expect(drafts.read('course/1')).toBe(found);
    expect(drafts.owner).toBe(username);
  },
);

test('the form drafts of a page whose session has ended are kept through a sign-out in another tab, for the same person alone', async () => {
  const browser = new Browser();
  const { drafts, signIn } = await browser.open();
  await signIn('one');
  drafts.keep('course/1', 'half');
  const other = await browser.open();
  other.drafts.clear();
  other.session.signOut();
  await signIn('one');
  expect(drafts.read('course/1')).toBe('half');
  await signIn('another');
  expect(drafts.read('course/1')).toBeUndefined();
});

test('BrowserDraftStorage holds nothing and fails nothing where there is no database', async () => {
  const storage = new BrowserDraftStorage();
  await storage.write('course/1', 'half');
  await storage.clear();
  expect(await storage.read()).toBeUndefined();
});
