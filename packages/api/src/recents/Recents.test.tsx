import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiProvider } from '../client/index.ts';
import { FakeApi } from '../testing/index.ts';
import { openTab } from '../testing/openTab.ts';
import { RecentsProvider, useForgetItem, useRecents, useVisited } from './index.ts';

function Recents() {
  const forget = useForgetItem();
  return useRecents().map(({ label, path }) => (
    <button key={path} type="button" onClick={() => forget('course-1')}>
      {label}
    </button>
  ));
}

const onRender = vi.fn();

function Page({ isGone = false }: { isGone?: boolean }) {
  onRender();
  useVisited({ id: 'course-1', path: '/course/course-1', label: 'Airway Basics', isGone });
  return null;
}

/** A page of an item, with the list of recent ones. */
function open() {
  const { client } = openTab(new FakeApi());
  const page = (gone: boolean) => (
    <ApiProvider client={client} onError={() => {}}>
      <RecentsProvider>
        <Page isGone={gone} />
        <Recents />
      </RecentsProvider>
    </ApiProvider>
  );
  const { rerender } = render(page(false));
  return { rerender: (gone: boolean) => rerender(page(gone)) };
}

beforeEach(() => void onRender.mockClear());

test('a page is remembered without rendering it again', async () => {
  open();
  await screen.findByRole('button', { name: 'Airway Basics' });
  expect(onRender).toHaveBeenCalledOnce();
});

test('a page is forgotten when its item is deleted', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Airway Basics' }));
  expect(screen.queryByRole('button')).toBeNull();
});

test('a page is forgotten when its item turns out to be gone', async () => {
  const { rerender } = open();
  await screen.findByRole('button', { name: 'Airway Basics' });
  rerender(true);
  expect(screen.queryByRole('button')).toBeNull();
});
