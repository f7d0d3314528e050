import { FakeApi } from '@cpd/api/testing';
import { createServices } from '@cpd/app/createServices';
import { createMemoryRouter } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { screenRoute } from './screenRoute.ts';

describe('the route of a screen', () => {
  test("begins to read the page's data before its code has come, once", async () => {
    const { promise: code, resolve: codeArrives } = Promise.withResolvers<() => null>();
    const read = vi.fn();
    const { client } = createServices({ fetch: new FakeApi().fetch });
    const route = screenRoute({ path: '/list', title: 'List', page: () => code, read }, client);
    const router = createMemoryRouter([route], { initialEntries: ['/list?page=2'] });
    await vi.waitFor(() => expect(read).toHaveBeenCalledOnce());
    expect(read.mock.lastCall?.[1].search.get('page')).toBe('2');
    expect(router.state.initialized).toBe(false);
    codeArrives(() => null);
    await vi.waitFor(() => expect(router.state.initialized).toBe(true));
    expect(read).toHaveBeenCalledOnce();
    router.dispose();
  });

  test('shows a page whose code is there before the browser gets a turn, so that nothing says it is on its way', async () => {
    const { client } = createServices({ fetch: new FakeApi().fetch });
    const route = (path: string) =>
      screenRoute({ path, title: path, page: importSlowly, read: () => undefined }, client);
    // Where nobody knows whose session it is, nobody does on the next list either.
    const restore = vi.spyOn(client.formDrafts, 'restore');
    const router = createMemoryRouter([route('/course'), route('/event')], { initialEntries: ['/course'] });
    await vi.waitFor(() => expect(router.state.initialized).toBe(true));
    await router.navigate('/event');
    let hasHadTurn = false;
    setTimeout(() => {
      hasHadTurn = true;
    });
    await router.navigate('/course');
    expect(hasHadTurn).toBe(false);
    expect(restore).toHaveBeenCalledOnce();
    router.dispose();
  });
});

/** Answers as the browser does when code is asked for: a task later, even where it is there. */
async function importSlowly() {
  await new Promise((resolve) => setTimeout(resolve));
  return () => null;
}
