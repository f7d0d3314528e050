import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Dialog, DialogHeader } from '../Dialog/index.ts';
import { NotificationsProvider, useNotify, useNotifyChange } from './Notifications.tsx';

// jsdom's window has the focus only while one of its elements has.
beforeEach(() => void vi.spyOn(document, 'hasFocus').mockReturnValue(true));

function Page() {
  const notify = useNotify();
  return (
    <button type="button" onClick={() => notify('Update successful')}>
      Save
    </button>
  );
}

function notified() {
  render(<Page />, { wrapper: NotificationsProvider });
  const save = screen.getByRole('button', { name: 'Save' });
  save.focus();
  fireEvent.click(save);
  return { save, dismiss: screen.getByRole('button', { name: 'Dismiss' }) };
}

test('a notification is announced once', () => {
  const { dismiss } = notified();
  expect(screen.getByRole('list').textContent).toBe('Update successful');
  expect(document.getElementById(dismiss.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Update successful',
  );
});

test('a notification is announced and can be used while a dialog is open', async () => {
  render(
    <Dialog>
      <DialogHeader>Add question</DialogHeader>
      <Page />
    </Dialog>,
    { wrapper: NotificationsProvider },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  const list = screen.getByRole('list');
  expect(list.closest('[inert], [aria-hidden="true"]')).toBeNull();
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  act(() => dismiss.focus());
  expect(document.activeElement).toBe(dismiss);
});

const enable = vi.fn();

function Form() {
  const notify = useNotify();
  return (
    <button type="button" onClick={() => notify('Event saved', { label: 'Enable', onPress: enable })}>
      Save
    </button>
  );
}

test('a notification announces its action after its message, and closes when the action runs', () => {
  render(<Form />, { wrapper: NotificationsProvider });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('list').textContent).toBe('Event savedEnable');
  fireEvent.click(screen.getByRole('button', { name: 'Enable', description: 'Event saved' }));
  expect(enable).toHaveBeenCalledOnce();
  expect(screen.queryByText('Event saved')).toBeNull();
});

test('dismissing a notification restores the focus', async () => {
  const { save, dismiss } = notified();
  act(() => dismiss.focus());
  fireEvent.click(dismiss);
  expect(screen.queryByText('Update successful')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(save));
});

test.each([
  ['from outside of the page', (save: HTMLElement) => save.blur()],
  ['from a button that is gone', (save: HTMLElement) => save.focus()],
])('dismissing a notification that was reached %s focuses the page', async (_, comeFrom) => {
  const page = (rows: ReactNode) => <main tabIndex={-1}>{rows}</main>;
  const { rerender } = render(page(<Page />), { wrapper: NotificationsProvider });
  const save = screen.getByRole('button', { name: 'Save' });
  fireEvent.click(save);
  act(() => comeFrom(save));
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  act(() => dismiss.focus());
  rerender(page(null));
  fireEvent.click(dismiss);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

test('a notification stays while either the pointer or the focus is on it', () => {
  vi.useFakeTimers();
  try {
    const { save, dismiss } = notified();
    const notification = screen.getByRole('listitem');
    act(() => dismiss.focus());
    fireEvent.pointerEnter(notification);
    fireEvent.pointerLeave(notification);
    act(() => vi.advanceTimersByTime(600_000));
    expect(notification.isConnected).toBe(true);
    fireEvent.pointerEnter(notification);
    act(() => save.focus());
    act(() => vi.advanceTimersByTime(600_000));
    expect(notification.isConnected).toBe(true);
    fireEvent.pointerLeave(notification);
    act(() => vi.advanceTimersByTime(600_000));
    expect(notification.isConnected).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

test('a notification with an action stays twice as long', () => {
  vi.useFakeTimers();
  try {
    render(<Form />, { wrapper: NotificationsProvider });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    act(() => vi.advanceTimersByTime(11_900));
    expect(screen.queryByText('Event saved')).not.toBeNull();
    act(() => vi.advanceTimersByTime(100));
    expect(screen.queryByText('Event saved')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('a notification stays while another window has the focus', () => {
  vi.useFakeTimers();
  const hasFocus = vi.mocked(document.hasFocus);
  try {
    notified();
    hasFocus.mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('blur')));
    act(() => vi.advanceTimersByTime(600_000));
    expect(screen.queryByText('Update successful')).not.toBeNull();
    hasFocus.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('focus')));
    act(() => vi.advanceTimersByTime(6000));
    expect(screen.queryByText('Update successful')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('only the latest two notifications are shown', () => {
  const { save } = notified();
  fireEvent.click(save);
  fireEvent.click(save);
  expect(screen.getAllByText('Update successful')).toHaveLength(2);
});

const undo = vi.fn();
const deletions = {
  name: 'deletions',
  message: (names: readonly string[]) => (names.length === 1 ? `${names} deleted` : `${names.length} items deleted`),
  onUndo: undo,
};

function Deleting() {
  const notify = useNotify();
  const notifyChange = useNotifyChange();
  return (
    <>
      {['Burns', 'Airway', 'Sepsis'].map((name) => (
        <button key={name} type="button" onClick={() => notifyChange(deletions, name)}>
          Delete {name}
        </button>
      ))}
      <button type="button" onClick={() => notify('Saved')}>
        Save
      </button>
    </>
  );
}

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('changes of a group in a row share a notification, with one Undo for all of them in their order', () => {
  render(<Deleting />, { wrapper: NotificationsProvider });
  click('Delete Burns');
  expect(screen.getByRole('list').textContent).toBe('Burns deletedUndo');
  click('Delete Airway');
  click('Delete Sepsis');
  expect(screen.getByRole('list').textContent).toBe('3 items deletedUndo');
  click('Undo');
  expect(undo.mock.lastCall).toEqual([['Burns', 'Airway', 'Sepsis']]);
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  click('Delete Burns');
  expect(screen.getByRole('list').textContent).toBe('Burns deletedUndo');
});

test('a change of a group extends the time in which all of them can be undone', () => {
  vi.useFakeTimers();
  try {
    render(<Deleting />, { wrapper: NotificationsProvider });
    click('Delete Burns');
    act(() => vi.advanceTimersByTime(11_000));
    click('Delete Airway');
    act(() => vi.advanceTimersByTime(11_900));
    expect(screen.queryByText('2 items deleted')).not.toBeNull();
    act(() => vi.advanceTimersByTime(100));
    expect(screen.queryByText('2 items deleted')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('of too many notifications, those without an action disappear first', () => {
  render(<Deleting />, { wrapper: NotificationsProvider });
  for (const name of ['Delete Burns', 'Save', 'Save', 'Save']) click(name);
  expect(screen.getByRole('list').textContent).toBe('Burns deletedUndoSaved');
});
