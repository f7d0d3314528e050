import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';

function Broken(): never {
  throw new Error('broken');
}

test('ErrorBoundary shows an error and Reload instead of a blank page', () => {
  // React logs what an error boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong.');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
});
