import { act, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Notice } from './index.ts';

test('Notice adds its text to an existing status, because screen readers announce only changes', () => {
  expect(renderToStaticMarkup(<Notice>A new version is available.</Notice>)).toMatch(/role="status".*data-silent/);
  vi.useFakeTimers();
  render(<Notice>A new version is available.</Notice>);
  const silent = () => screen.getByRole('status').querySelector('[data-silent]');
  // To a screen reader, everything that React does synchronously is one change, including effects.
  expect(silent()).not.toBeNull();
  act(() => vi.runAllTimers());
  expect(silent()).toBeNull();
});
