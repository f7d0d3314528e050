import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchField } from './SearchField.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function typeText(text: string) {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
}

/** Takes a second to be drawn with each new value. */
function SlowToDraw({ value }: { value: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: The value is what time passes for.
  useLayoutEffect(() => void vi.advanceTimersByTime(1000), [value]);
  return null;
}

test('searches one second after the last key, once', () => {
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

test('does not search again for what is searched for already', () => {
  const onSearch = vi.fn();
  render(<SearchField label="Search" value="a" onSearch={onSearch} />);
  typeText('ab');
  typeText('a');
  act(() => vi.advanceTimersByTime(5000));
  expect(onSearch).not.toHaveBeenCalled();
});

test('follows the text when it changes from outside', () => {
  const { rerender } = render(<SearchField label="Search" value="anatomy" onSearch={() => {}} />);
  rerender(<SearchField label="Search" value="" onSearch={() => {}} />);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

test('a text that changes from outside is not searched for, though its time is up at that moment', () => {
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

test('a search that has not gone out yet is given up with the field', () => {
  const onSearch = vi.fn();
  const { unmount } = render(<SearchField label="Search" value="" onSearch={onSearch} />);
  typeText('a');
  unmount();
  vi.advanceTimersByTime(5000);
  expect(onSearch).not.toHaveBeenCalled();
});

test('keeps what is typed on while its own search is on its way back', () => {
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
