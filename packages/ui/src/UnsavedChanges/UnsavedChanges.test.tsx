import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DialogQueue, ModalProvider } from '../DialogQueue/index.ts';
import { createMemoryHost, HostProvider, useHostLocation } from '../Host/index.ts';
import { Link } from '../Link/index.ts';
import { UnsavedGuard, useUnsavedForm } from './index.ts';

function Page(props: { isUnsaved: boolean; discard: () => void; save?: () => Promise<boolean> }) {
  const { path } = useHostLocation();
  useUnsavedForm({ isUnsaved: () => props.isUnsaved, name: 'Blue room', discard: props.discard, save: props.save });
  return (
    <>
      <h1>{path}</h1>
      <Link href="/rooms">Rooms</Link>
    </>
  );
}

async function openForm({
  isUnsaved = true,
  isActive = true,
  save = undefined as (() => Promise<boolean>) | undefined,
} = {}) {
  const host = createMemoryHost('/rooms/1');
  const discard = vi.fn<() => void>();
  await act(async () =>
    render(
      <ModalProvider queue={new DialogQueue()}>
        <HostProvider host={host}>
          <UnsavedGuard isActive={() => isActive}>
            <Page isUnsaved={isUnsaved} discard={discard} {...(save && { save })} />
          </UnsavedGuard>
        </HostProvider>
      </ModalProvider>,
    ),
  );
  return { host, discard };
}

async function press(role: 'button' | 'link', name: string) {
  const control = await screen.findByRole(role, { name });
  await act(async () => void fireEvent.click(control));
}

test('a link leads away at once from a form without unsaved changes', async () => {
  const { host, discard } = await openForm({ isUnsaved: false });
  await press('link', 'Rooms');
  expect(host.current().path).toBe('/rooms');
  expect(discard).not.toHaveBeenCalled();
});

test('a page that is left with unsaved changes stays until they are discarded', async () => {
  const { host, discard } = await openForm();
  await press('link', 'Rooms');
  await press('button', 'Keep editing');
  expect(host.current().path).toBe('/rooms/1');
  expect(discard).not.toHaveBeenCalled();
  await press('link', 'Rooms');
  await press('button', 'Discard');
  expect(discard).toHaveBeenCalledOnce();
  expect(host.current().path).toBe('/rooms');
});

test.each([
  [true, '/rooms'],
  [false, '/rooms/1'],
])("'Save and continue' leads on if the save succeeds: %s", async (isSaved, path) => {
  const { host, discard } = await openForm({ save: async () => isSaved });
  await press('link', 'Rooms');
  await press('button', 'Save and continue');
  expect(host.current().path).toBe(path);
  expect(discard).not.toHaveBeenCalled();
});

test('another section of the page asks as another page does; another query does not', async () => {
  const { host } = await openForm();
  await act(async () => host.navigate('/rooms/1?page=2'));
  expect(host.current().search).toBe('?page=2');
  await act(async () => host.navigate('/rooms/1?section=keys'));
  await press('button', 'Keep editing');
  expect(host.current().search).toBe('?page=2');
});

test('a guard that is not active asks nothing', async () => {
  const { host } = await openForm({ isActive: false });
  await press('link', 'Rooms');
  expect(host.current().path).toBe('/rooms');
});

test('closing the tab asks only while there are unsaved changes', async () => {
  for (const isUnsaved of [true, false]) {
    await openForm({ isUnsaved });
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(isUnsaved);
    cleanup();
  }
});
