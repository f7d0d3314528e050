import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { switchSingleKeys } from './singleKeys.ts';
import { useShortcuts } from './useShortcuts.ts';

const onPress = vi.fn<(name: string) => void>();
const onUnavailable = vi.fn<(reason: string) => void>();

function List() {
  useShortcuts({ onPalette: () => undefined, onKeys: () => onPress('keys'), onGo: {}, onUnavailable });
  return (
    <main>
      <button type="button" data-shortcut="n" onClick={() => onPress('new')}>
        New
      </button>
      <button type="button" data-shortcut="d" onClick={() => onPress('download')}>
        Download CSV
      </button>
      <input type="search" aria-label="Search" />
      <table>
        <tbody>
          {['one', 'two', 'three'].map((name, index) => (
            <tr key={name}>
              <td>
                <button type="button" data-shortcut="c" onClick={() => onPress(`copy ${name}`)}>
                  Copy
                </button>
              </td>
              <td>
                <a href={`#${name}`}>{name}</a>
              </td>
              <td>
                <button
                  type="button"
                  data-shortcut="e"
                  disabled={index === 0}
                  onClick={() => onPress(`enable ${name}`)}
                >
                  Enable
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}

beforeEach(() => void vi.clearAllMocks());
afterEach(() => {
  switchSingleKeys(true);
});

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const focused = () => document.activeElement?.textContent;

test('J and K move through the links of the rows and stop at the ends', () => {
  render(<List />);
  const seen = ['j', 'j', 'j', 'j', 'k', 'k', 'k'].map((key) => {
    press(key);
    return focused();
  });
  expect(seen).toEqual(['one', 'two', 'three', 'three', 'two', 'one', 'one']);
});

test('J goes to what Enter opens in a row without a link, not to its other buttons', () => {
  render(<List />);
  for (const link of screen.getAllByRole('link')) {
    const open = document.createElement('button');
    open.textContent = `open ${link.textContent}`;
    open.setAttribute('data-shortcut', 'Enter');
    link.replaceWith(open);
  }
  press('j');
  press('j');
  expect(focused()).toBe('open two');
});

test('E and C act on the current row, N creates an item, and D downloads the list', () => {
  render(<List />);
  for (const key of ['e', 'c', 'n', 'd', 'j', 'e', 'c', 'j', 'e', 'c']) press(key);
  expect(onPress.mock.calls.flat()).toEqual(['new', 'download', 'copy one', 'enable two', 'copy two']);
});

test('E says that the current row is already enabled', () => {
  render(<List />);
  press('e');
  expect(onUnavailable).not.toHaveBeenCalled();
  press('j');
  press('e');
  expect(onUnavailable.mock.calls).toEqual([['Already enabled']]);
  expect([onPress.mock.calls, focused()]).toEqual([[], 'one']);
});

/** The list with check boxes and the bar of marked rows. */
function withMarks() {
  const onMark = vi.fn<(mark: string) => void>();
  for (const row of screen.getAllByRole<HTMLTableRowElement>('row')) {
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.setAttribute('data-shortcut', 'x');
    box.addEventListener('click', ({ shiftKey }) => onMark(`${shiftKey ? 'to ' : ''}${row.textContent?.slice(4, 7)}`));
    row.cells[0]?.prepend(box);
  }
  const bar = document.createElement('div');
  bar.setAttribute('data-marked-rows', '');
  bar.innerHTML = '<button type="button" data-shortcut="e">Enable all</button>';
  bar.querySelector('button')?.addEventListener('click', () => onPress('enable marked'));
  return { bar, onMark };
}

test('X marks the current row, with Shift as a range, also while its check box has the focus', () => {
  render(<List />);
  const { onMark } = withMarks();
  press('x');
  press('j');
  press('x');
  press('j');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'X', shiftKey: true });
  screen.getAllByRole('checkbox')[2]?.focus();
  press('x');
  expect(onMark.mock.calls.flat()).toEqual(['one', 'to two', 'thr']);
});

test('while rows are marked, E is about these, and B goes to their bar', () => {
  render(<List />);
  const { bar } = withMarks();
  press('j');
  press('b');
  expect(focused()).toBe('one');
  document.querySelector('main')?.append(bar);
  press('e');
  expect(onPress.mock.calls.flat()).toEqual(['enable marked']);
  press('b');
  expect(focused()).toBe('Enable all');
});

test('C leaves the focus on the link of the row, so that Enter opens it', () => {
  render(<List />);
  for (const button of screen.getAllByText('Copy')) button.addEventListener('click', () => button.focus());
  for (const key of ['j', 'j', 'c']) press(key);
  expect([onPress.mock.calls.flat(), focused()]).toEqual([['copy two'], 'two']);
});

test('letters that are typed, or pressed with a modifier, have no effect on rows', () => {
  render(<List />);
  screen.getByLabelText('Search').focus();
  press('n');
  (document.activeElement as HTMLElement).blur();
  fireEvent.keyDown(document.body, { key: 'n', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'n', modifierAltGraph: true });
  expect(onPress).not.toHaveBeenCalled();
});

test('single keys can be switched off, and stay off', () => {
  render(<List />);
  switchSingleKeys(false);
  for (const key of ['n', 'j', '?', '/']) expect(press(key)).toBe(true);
  expect([focused(), onPress.mock.calls, localStorage.getItem('singleKeys')]).toEqual([
    document.body.textContent,
    [],
    'off',
  ]);
  switchSingleKeys(true);
  press('?');
  expect(onPress).toHaveBeenCalledWith('keys');
});

test('a held key moves through the rows, and does nothing else more than once', () => {
  render(<List />);
  const hold = (key: string) => {
    press(key);
    for (let times = 0; times < 3; times += 1)
      fireEvent.keyDown(document.activeElement ?? document.body, { key, repeat: true });
  };
  for (const key of ['d', 'n', '?']) hold(key);
  expect(onPress.mock.calls).toEqual([['download'], ['new'], ['keys']]);
  hold('j');
  expect(focused()).toBe('three');
  onPress.mockClear();
  for (const key of ['e', 'c']) hold(key);
  expect(onPress.mock.calls).toEqual([['enable three'], ['copy three']]);
});
