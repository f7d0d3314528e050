import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useShortcuts } from './useShortcuts.ts';

const onPalette = vi.fn();
const onKeys = vi.fn();
const onSave = vi.fn();
const onGoToCourses = vi.fn();

function Page({ isBusy = false }: { isBusy?: boolean }) {
  useShortcuts({ onPalette, onKeys, onGo: { c: onGoToCourses }, onUnavailable: () => undefined });
  return (
    <main>
      <form aria-label="search">
        <input type="search" aria-label="Search" />
      </form>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        <input aria-label="Title" />
        <button type="submit" disabled={isBusy}>
          Save
        </button>
      </form>
    </main>
  );
}

beforeEach(() => void vi.clearAllMocks());
afterEach(cleanup);

describe('the keys of every screen', () => {
  test('go to the search box with a slash, and type one in a field', () => {
    render(<Page />);
    const isLeftAlone = fireEvent.keyDown(screen.getByLabelText('Title'), { key: '/' });
    expect(isLeftAlone).toBe(true);
    expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(false);
    expect(document.activeElement).toBe(screen.getByLabelText('Search'));
  });

  test.each([{ ctrlKey: true }, { metaKey: true }])('save the form with %o and S, also while typing', (modifier) => {
    render(<Page />);
    expect(fireEvent.keyDown(screen.getByLabelText('Title'), { key: 's', ...modifier })).toBe(false);
    expect(onSave).toHaveBeenCalledOnce();
  });

  test("save nothing while Save is disabled, and never open the browser's own dialog", () => {
    render(<Page isBusy />);
    expect(fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })).toBe(false);
    expect(onSave).not.toHaveBeenCalled();
  });

  test('ignore the events of an autofill, which have no key', () => {
    const onError = vi.fn((event: Event) => event.preventDefault());
    window.addEventListener('error', onError);
    render(<Page />);
    fireEvent(screen.getByLabelText('Title'), new Event('keydown', { bubbles: true }));
    window.removeEventListener('error', onError);
    expect(onError).not.toHaveBeenCalled();
  });

  test('open the palette with Ctrl and K, and the list of keys with a question mark', () => {
    render(<Page />);
    fireEvent.keyDown(screen.getByLabelText('Title'), { key: 'k', ctrlKey: true });
    fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
    expect(onPalette).toHaveBeenCalledOnce();
    expect(onKeys).toHaveBeenCalledOnce();
  });

  test('go to a screen with g and its letter, but neither while typing nor after a second', () => {
    render(<Page />);
    const pressed = (at: number, key: string, target: Element = document.body) =>
      fireEvent(
        target,
        Object.defineProperty(new KeyboardEvent('keydown', { key, bubbles: true }), 'timeStamp', { value: at }),
      );
    pressed(1000, 'g');
    pressed(2000, 'c');
    pressed(3000, 'g');
    pressed(3100, 'x');
    pressed(3200, 'c');
    pressed(4000, 'g', screen.getByLabelText('Title'));
    pressed(4100, 'c', screen.getByLabelText('Title'));
    expect(onGoToCourses).not.toHaveBeenCalled();
    pressed(5000, 'g');
    pressed(5999, 'c');
    expect(onGoToCourses).toHaveBeenCalledOnce();
  });

  test.each([
    ['a closed select', { 'aria-haspopup': 'listbox' }],
    ['a list box', { role: 'listbox' }],
    ['an option', { role: 'option' }],
    ['a menu', { role: 'menu' }],
    ['a menu item', { role: 'menuitem' }],
    ['a choice in a menu', { role: 'menuitemradio' }],
    ['a grid', { role: 'grid' }],
  ] as const)('leave letters to %s', (_, attributes) => {
    render(
      <>
        <Page />
        <div {...attributes} data-testid="focused" />
      </>,
    );
    const focused = screen.getByTestId('focused');
    fireEvent.keyDown(focused, { key: 'g' });
    fireEvent.keyDown(focused, { key: 'c' });
    fireEvent.keyDown(focused, { key: '?' });
    expect(onGoToCourses).not.toHaveBeenCalled();
    expect(onKeys).not.toHaveBeenCalled();
    fireEvent.keyDown(focused, { key: 'k', ctrlKey: true });
    expect(onPalette).toHaveBeenCalledOnce();
  });

  test('leave other keys and dialogs alone', () => {
    const { container } = render(<Page />);
    expect(fireEvent.keyDown(document.body, { key: 'k' })).toBe(true);
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    container.append(dialog);
    fireEvent.keyDown(document.body, { key: '?' });
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
    expect(onKeys).not.toHaveBeenCalled();
    expect(onSave).not.toHaveBeenCalled();
  });
});
