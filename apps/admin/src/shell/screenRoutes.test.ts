import { FakeApi } from '@cpd/api/testing';
import { createMemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { askedOnce, type ScreenPart, screenRoute } from './screenRoutes.tsx';
import { createServices } from './services.ts';

describe('the route of a screen', () => {
  it('shows its page only when its data are on their way, so that they are asked for once', async () => {
    const { promise: code, resolve: codeArrives } = Promise.withResolvers<{ preload: () => void }>();
    const preload = vi.fn();
    const part: ScreenPart = { path: '/list', load: async () => () => null, preload: () => code };
    const { client } = createServices({ fetch: new FakeApi().fetch });
    const router = createMemoryRouter([screenRoute(part, client)], { initialEntries: ['/list'] });
    const shown = new Promise<void>((resolve) => {
      router.subscribe(({ navigation, initialized }) => initialized && navigation.state === 'idle' && resolve());
    });
    await Promise.race([shown, new Promise((resolve) => setTimeout(resolve))]);
    expect(router.state.initialized).toBe(false);
    codeArrives({ preload });
    await shown;
    expect(preload).toHaveBeenCalledOnce();
    router.dispose();
  });

  it('shows a page whose code is there before the browser gets a turn, so that nothing says it is on its way', async () => {
    const part = (path: string) =>
      screenRoute(askedOnce({ path, load: async () => () => null, preload: importSlowly }), client);
    const { client } = createServices({ fetch: new FakeApi().fetch });
    // Where nobody knows whose session it is, nobody does on the next list either.
    const restore = vi.spyOn(client.formDrafts, 'restore');
    const router = createMemoryRouter([part('/course'), part('/event')], { initialEntries: ['/course'] });
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
  return { preload: () => undefined };
}
