import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Notice } from './index.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('Notice adds its text to an existing status, because screen readers announce only changes', () => {
  expect(renderToStaticMarkup(<Notice>A newer version is there.</Notice>)).toMatch(/role="status".*data-unsaid/);
  vi.useFakeTimers();
  render(<Notice>A newer version is there.</Notice>);
  const unsaid = () => screen.getByRole('status').querySelector('[data-unsaid]');
  // All that React does at once, the effects too, is one change to a screen reader.
  expect(unsaid()).not.toBeNull();
  act(() => vi.runAllTimers());
  expect(unsaid()).toBeNull();
});
