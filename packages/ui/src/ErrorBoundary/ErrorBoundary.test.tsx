import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';

let isBroken = true;

function Fragile() {
  if (isBroken) throw new Error('broken');
  return <p>Content</p>;
}

beforeEach(() => {
  isBroken = true;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('shows a way on instead of a blank page', () => {
  render(
    <ErrorBoundary>
      <Fragile />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong.');
});

test('trying again shows the content once it can be shown', () => {
  render(
    <ErrorBoundary>
      <Fragile />
    </ErrorBoundary>,
  );
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Content')).toBeTruthy();
});

test('another address tries again by itself', () => {
  const { rerender } = render(
    <ErrorBoundary resetKey="/course">
      <Fragile />
    </ErrorBoundary>,
  );
  isBroken = false;
  rerender(
    <ErrorBoundary resetKey="/event">
      <Fragile />
    </ErrorBoundary>,
  );
  expect(screen.getByText('Content')).toBeTruthy();
});
