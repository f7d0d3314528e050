import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { UNREACHABLE } from '../Code/index.ts';
import { keepPageWhile } from '../Code/unstored.ts';
import { ModalProvider } from '../DialogQueue/index.ts';
import { ErrorBoundary } from '../ErrorBoundary/index.ts';
import { say } from '../language/index.ts';
import { lazyPart } from './lazyPart.tsx';

const fetchFile = vi.fn(async () => new Response());
const load = vi.fn(async () => ({ onClose }: { onClose: () => void }) => (
  <button type="button" onClick={onClose}>
    Close part
  </button>
));

beforeEach(() => {
  vi.stubGlobal('fetch', fetchFile);
  fetchFile.mockReset().mockImplementation(async () => new Response());
  load.mockClear();
  sessionStorage.clear();
});

/** A page with a button that opens a part. */
async function openPage(Part: ReturnType<typeof lazyPart<{ onClose: () => void }>>) {
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Open
        </button>
        <Suspense>{isOpen && <Part onClose={() => setIsOpen(false)} />}</Suspense>
      </>
    );
  }
  await act(async () =>
    render(
      <ErrorBoundary>
        <ModalProvider>
          <Page />
        </ModalProvider>
      </ErrorBoundary>,
    ),
  );
}

async function press(name: string) {
  await act(async () => fireEvent.click(await screen.findByRole('button', { name })));
}

function goOffline() {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  fetchFile.mockRejectedValueOnce(new TypeError('offline'));
}

test('a dialog whose code cannot be reached closes with a message, and opens once the server is back', async () => {
  await openPage(lazyPart(load, ({ onClose }) => onClose()));
  goOffline();
  await press('Open');
  const dialog = await screen.findByRole('alertdialog', {}, { timeout: 5_000 });
  expect(dialog.textContent).toContain(say(UNREACHABLE));
  await press('Close');
  await press('Open');
  expect(await screen.findByRole('button', { name: 'Close part' })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

/** A deploy has replaced the code. */
function deploy() {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  fetchFile.mockResolvedValueOnce(new Response('', { status: 404 }));
}

test('a part of a page whose code cannot be reached offers to try again in its place', async () => {
  await openPage(lazyPart(load));
  goOffline();
  await press('Open');
  expect(screen.getByText('This could not be loaded.')).toBeTruthy();
  await press('Try again');
  expect(await screen.findByRole('button', { name: 'Close part' })).toBeTruthy();
});

test('a part whose code is still missing after a reload is left to the error boundary', async () => {
  // React logs what an error boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  sessionStorage.setItem('reloaded-at', String(Date.now()));
  await openPage(lazyPart(load, ({ onClose }) => onClose()));
  deploy();
  await press('Open');
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong.');
});

describe('a part whose code is gone after a deploy, while the page has something that a reload would lose', () => {
  const reload = vi.fn();
  let stop: () => void;
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('location', { href: 'http://localhost/course', reload });
    reload.mockClear();
    stop = keepPageWhile(() => true);
    deploy();
  });
  afterEach(() => stop());

  test.each([
    ['Stay', 0],
    ['Reload', 1],
  ])('closes if it is a dialog, with a confirmation: %s', async (answer, reloads) => {
    await openPage(lazyPart(load, ({ onClose }) => onClose()));
    await press('Open');
    await screen.findByRole('alertdialog', { name: 'Reload the page?' }, { timeout: 5_000 });
    expect(reload).not.toHaveBeenCalled();
    await press(answer);
    expect(reload).toHaveBeenCalledTimes(reloads);
    expect(screen.getByRole('button', { name: 'Open' })).toBeTruthy();
  });

  test('offers to reload in its place if it is a part of a page', async () => {
    await openPage(lazyPart(load));
    await press('Open');
    expect(reload).not.toHaveBeenCalled();
    await press('Reload');
    expect(reload).toHaveBeenCalledOnce();
  });
});

function Menu({ isOpen }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  return isOpen ? <p>The menu.</p> : null;
}
const loadMenu = vi.fn(async () => Menu);
const LazyMenu = lazyPart(loadMenu, ({ onOpenChange }) => onOpenChange(false));

function Bar() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Account
      </button>
      <Suspense>
        <LazyMenu isOpen={isOpen} onOpenChange={setIsOpen} />
      </Suspense>
    </>
  );
}

test('a menu whose code cannot be reached says so at each press', async () => {
  await act(async () => render(<Bar />, { wrapper: ModalProvider }));
  for (const _ of [1, 2]) {
    loadMenu.mockRejectedValueOnce(new TypeError('offline'));
    fetchFile.mockRejectedValueOnce(new TypeError('offline'));
    await press('Account');
    await press('Close');
  }
  expect(loadMenu).toHaveBeenCalledTimes(2);
  await press('Account');
  expect(await screen.findByText('The menu.')).toBeTruthy();
});
