import { FakeApi } from '@cpd/api/testing';
import { createMemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { type ScreenPart, screenRoute } from './screenRoutes.tsx';
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
});
