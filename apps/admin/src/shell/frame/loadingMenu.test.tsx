import { act, fireEvent, screen } from '@testing-library/react';
import { afterAll, expect, test, vi } from 'vitest';

// Files share modules: those of later files load the real one.
afterAll(() => {
  vi.doUnmock('./BarMenus.tsx');
  vi.resetModules();
});
vi.mock('./BarMenus.tsx', () => new Promise(() => undefined));

test('a letter that is typed while the code of a menu loads is no command of the page', async () => {
  // Another file's test may have loaded the menus before.
  vi.resetModules();
  const { openApp } = await import('../../testing/openApp.tsx');
  const { fake } = await openApp('/course');
  const account = await screen.findByRole('button', { name: /^Account/ });
  await act(async () => fireEvent.click(account));
  await act(async () => fireEvent.keyDown(account, { key: 'n' }));
  await act(() => fake.settled());
  expect(fake.count('POST /v1/course/draft')).toBe(0);
});
