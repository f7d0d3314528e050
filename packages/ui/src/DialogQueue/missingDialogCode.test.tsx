import { act, render, screen } from '@testing-library/react';
import { afterAll, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../ErrorBoundary/index.ts';
import { DialogQueue } from './DialogQueue.ts';
import { ModalProvider } from './ModalProvider.tsx';

// Test files share modules, and React keeps the outcome of loading the dialog, also for later files.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('./DialogQueueView.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

test('ModalProvider leaves a dialog whose code is missing after a reload to the error boundary', async () => {
  // React logs what an error boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // The server of the page responds, and the page has been reloaded.
  vi.stubGlobal('fetch', async () => new Response());
  sessionStorage.setItem('reloaded-at', String(Date.now()));
  const queue = new DialogQueue();
  render(
    <ErrorBoundary>
      <ModalProvider queue={queue}>The page.</ModalProvider>
    </ErrorBoundary>,
  );
  act(() => queue.showError({ message: 'The network cannot be reached.' }));
  expect(await screen.findByRole('button', { name: 'Reload' })).toBeTruthy();
});
