import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SearchField } from './SearchField.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

function typeText(text: string) {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
}

/** Takes a second to render with each new value. */
function SlowToDraw({ value }: { value: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: The value is what time passes for.
  useLayoutEffect(() => void vi.advanceTimersByTime(1000), [value]);
  return null;
}

test('SearchField searches once, one second after the last key', () => {
  const onSearch = vi.fn();
  render(<SearchField label="Search" value="" onSearch={onSearch} />);
  typeText('a');
  act(() => vi.advanceTimersByTime(900));
  typeText('an');
  act(() => vi.advanceTimersByTime(999));
  expect(onSearch).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(onSearch.mock.calls).toEqual([['an']]);
});

test('SearchField does not repeat the current search', () => {
  const onSearch = vi.fn();
  render(<SearchField label="Search" value="a" onSearch={onSearch} />);
  typeText('ab');
  typeText('a');
  act(() => vi.advanceTimersByTime(5000));
  expect(onSearch).not.toHaveBeenCalled();
});

test('SearchField shows a text that changes from outside', () => {
  const { rerender } = render(<SearchField label="Search" value="anatomy" onSearch={() => {}} />);
  rerender(<SearchField label="Search" value="" onSearch={() => {}} />);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

test('SearchField does not search for a text from outside, even if its delay ends at that moment', () => {
  const onSearch = vi.fn();
  const searchedFor = (value: string) => (
    <>
      <SearchField label="Search" value={value} onSearch={onSearch} />
      <SlowToDraw value={value} />
    </>
  );
  const { rerender } = render(searchedFor('anatomy'));
  rerender(searchedFor(''));
  expect(onSearch).not.toHaveBeenCalled();
});

test('SearchField cancels a pending search on unmount', () => {
  const onSearch = vi.fn();
  const { unmount } = render(<SearchField label="Search" value="" onSearch={onSearch} />);
  typeText('a');
  unmount();
  vi.advanceTimersByTime(5000);
  expect(onSearch).not.toHaveBeenCalled();
});

test('SearchField keeps the typed text while its own search returns', () => {
  const onSearch = vi.fn();
  const { rerender } = render(<SearchField label="Search" value="" onSearch={onSearch} />);
  typeText('an');
  act(() => vi.advanceTimersByTime(1000));
  typeText('anat');
  rerender(<SearchField label="Search" value="an" onSearch={onSearch} />);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('anat');
  act(() => vi.advanceTimersByTime(1000));
  expect(onSearch.mock.calls).toEqual([['an'], ['anat']]);
});

test('SearchField keeps Escape to itself until it is empty', () => {
  const onEscape = vi.fn();
  const onSearch = vi.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: It stands for a dialog.
    <div onKeyDown={onEscape}>
      <SearchField label="Search" value="a" onSearch={onSearch} />
    </div>,
  );
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
  expect(onSearch.mock.calls).toEqual([['']]);
  expect(onEscape).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
  expect(onEscape).toHaveBeenCalledOnce();
});
