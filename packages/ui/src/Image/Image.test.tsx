import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Image } from './Image.tsx';

let requested: HTMLImageElement[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  requested = [];
  vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLImageElement) {
    // React sets the address of a rendered image as well.
    if (!this.hasAttribute('alt')) requested.push(this);
  });
});

/** Renders an image that fails to load. */
function renderFailed() {
  const view = render(<Image src="/cover.png" alt="Cover" />);
  fireEvent.error(screen.getByRole('img', { name: 'Cover' }));
  expect(screen.queryByRole('img')).toBeNull();
  return view;
}

function arrive() {
  const [image] = requested.slice(-1);
  if (image) act(() => void image.dispatchEvent(new Event('load')));
}

test('an image that failed is requested again after ever longer times, and appears', () => {
  renderFailed();
  vi.advanceTimersByTime(5_000);
  expect(requested).toHaveLength(1);
  requested[0]?.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(9_000);
  expect(requested).toHaveLength(1);
  vi.advanceTimersByTime(1_000);
  expect(requested).toHaveLength(2);
  arrive();
  expect(screen.getByRole('img', { name: 'Cover' })).toBeTruthy();
});

test('an image that failed is requested at once when the browser is back online', () => {
  renderFailed();
  window.dispatchEvent(new Event('online'));
  expect(requested).toHaveLength(1);
  arrive();
  expect(screen.getByRole('img', { name: 'Cover' })).toBeTruthy();
});

test('an image that failed is not requested again once it has left the page, or was replaced', () => {
  const { rerender, unmount } = renderFailed();
  rerender(<Image src="/other.png" alt="Cover" />);
  expect(screen.getByRole('img', { name: 'Cover' })).toBeTruthy();
  vi.advanceTimersByTime(60_000);
  fireEvent.error(screen.getByRole('img', { name: 'Cover' }));
  unmount();
  window.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  expect(requested).toEqual([]);
});
