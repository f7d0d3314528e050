import { UNREACHABLE } from '@cpd/ui/Code';
import { say } from '@cpd/ui/language';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { openApp } from '../../testing/openApp.tsx';

// Files share modules: those of later files load the real one.
afterAll(() => {
  vi.doUnmock('../../setting/SettingPage.tsx');
  vi.resetModules();
});
vi.mock('../../setting/SettingPage.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

const fetchPage = vi.fn(async () => new Response());

beforeEach(() => void vi.stubGlobal('fetch', fetchPage));

function link(name: string) {
  return within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name });
}

test('a form stays when the code of a page cannot be reached, and a page whose code is loaded opens', async () => {
  fetchPage.mockRejectedValue(new TypeError('offline'));
  const { router } = await openApp('/user');
  await act(() => router.navigate('/course/course-1'));
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Typed offline' } });
  await act(async () => fireEvent.focus(link('Setting')));
  await act(async () => fireEvent.click(link('Setting')));
  const error = await screen.findByRole('alertdialog', { name: 'Error' });
  expect(error.textContent).toContain(say(UNREACHABLE));
  await act(async () => fireEvent.click(within(error).getByRole('button', { name: 'Close' })));
  expect(router.state.location.pathname).toBe('/course/course-1');
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Typed offline');

  await act(async () => fireEvent.click(link('User')));
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Discard' })));
  expect(router.state.location.pathname).toBe('/user');
});
