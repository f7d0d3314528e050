import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
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

describe('the keys of every screen', () => {
  test('go to the search box with a slash, and type one in a field', () => {
    render(<Page />);
    const isLeftAlone = fireEvent.keyDown(screen.getByLabelText('Title'), { key: '/' });
    expect(isLeftAlone).toBe(true);
    expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(false);
    expect(document.activeElement).toBe(screen.getByLabelText('Search'));
  });

  test.each([
    ['Linux', { key: 's', ctrlKey: true }, true],
    ['Linux', { key: 'S', ctrlKey: true }, true],
    ['Linux', { key: 'ы', code: 'KeyS', ctrlKey: true }, true],
    ['Linux', { key: 's', metaKey: true }, false],
    ['Linux', { key: 'S', ctrlKey: true, shiftKey: true }, false],
    ['Linux', { key: 's', ctrlKey: true, modifierAltGraph: true }, false],
    ['MacIntel', { key: 's', metaKey: true }, true],
    ['MacIntel', { key: 's', ctrlKey: true }, false],
  ])('save the form on %s with %o while typing: %s, and leave the focus in the field', (platform, press, isSaved) => {
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
    render(<Page />);
    const field = screen.getByLabelText('Title');
    field.focus();
    expect(fireEvent.keyDown(field, press)).toBe(!isSaved);
    expect([onSave.mock.calls.length, document.activeElement]).toEqual([isSaved ? 1 : 0, field]);
  });

  test('do nothing while a request or another form covers the page', () => {
    const { container } = render(<Page />);
    for (const attribute of ['data-opening', 'data-overlay']) {
      const cover = document.createElement('div');
      cover.setAttribute(attribute, 'loading');
      container.append(cover);
      fireEvent.keyDown(document.body, { key: '?' });
      expect(fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })).toBe(false);
      cover.remove();
    }
    expect([onKeys.mock.calls, onSave.mock.calls]).toEqual([[], []]);
  });

  test.each([
    ['data-opening', 1],
    ['data-overlay', 0],
  ])('open the palette once while a page has %s: %i', (attribute, count) => {
    const { container } = render(<Page />);
    const cover = document.createElement('div');
    cover.setAttribute(attribute, 'loading');
    container.append(cover);
    for (const repeat of [false, true])
      expect(fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true, repeat })).toBe(false);
    expect(onPalette).toHaveBeenCalledTimes(count);
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

  test('save a form once while the keys are held, and keep the dialog of the browser away', () => {
    render(<Page />);
    const field = screen.getByLabelText('Title');
    for (const repeat of [false, true, true])
      expect(fireEvent.keyDown(field, { key: 's', ctrlKey: true, repeat })).toBe(false);
    expect(onSave).toHaveBeenCalledOnce();
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
