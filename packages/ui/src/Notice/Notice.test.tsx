import { cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { Notice } from './index.ts';

afterEach(cleanup);

test('the words come into a status that is there before them, as a screen reader announces what comes into one', () => {
  expect(renderToStaticMarkup(<Notice>A newer version is there.</Notice>)).toMatch(/role="status".*data-unsaid/);
  render(<Notice>A newer version is there.</Notice>);
  expect(screen.getByRole('status').querySelector('[data-unsaid]')).toBeNull();
});
