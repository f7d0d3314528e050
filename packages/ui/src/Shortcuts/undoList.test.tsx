import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryHost, HostProvider } from '../Host/index.ts';
import { type AddUndo, UndoKey, useUndoList } from './index.ts';

const undone = vi.fn<(change: string) => void>();

/** A part of a page whose changes can be undone. */
function Part({ name, onAdd, subject }: { name: string; subject?: unknown; onAdd: (add: AddUndo) => void }) {
  const add = useUndoList(subject);
  return (
    <button type="button" onClick={() => onAdd(add)}>
      {name}
    </button>
  );
}

const changeOf =
  (name: string, worksIn?: Parameters<AddUndo>[1]) =>
  (add: AddUndo): void =>
    void add(() => undone(name), worksIn);

/** A dialog that was opened by a paste. */
function Pasted() {
  const [isPasted, setIsPasted] = useState(true);
  function handleUndo() {
    setIsPasted(false);
    undone('paste');
  }
  return (
    <>
      <input aria-label="Text" />
      {isPasted && <UndoKey isForFields onUndo={handleUndo} />}
    </>
  );
}

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Presses Ctrl+Z. Returns what was undone, and whether the key was left to the browser. */
function pressUndo(target: Element = document.body, keys: object = {}) {
  undone.mockClear();
  let isLeft = true;
  act(() => {
    isLeft = fireEvent.keyDown(target, { key: 'z', code: 'KeyZ', ctrlKey: true, ...keys });
  });
  return [...undone.mock.calls.flat(), isLeft ? 'browser' : 'page'];
}

function element(role: string): Element {
  const made = document.createElement('div');
  made.setAttribute('role', role);
  return made;
}

beforeEach(() => void undone.mockClear());
afterEach(() => void vi.restoreAllMocks());

describe('Ctrl+Z', () => {
  test('takes back what was done last, whatever part of the page did it', () => {
    render(
      <>
        <Part name="Move" onAdd={changeOf('move')} />
        <Part name="Delete" onAdd={changeOf('deletion')} />
      </>,
    );
    for (const name of ['Move', 'Delete', 'Move']) click(name);
    const presses = Array.from({ length: 4 }, () => pressUndo());
    expect(presses).toEqual([['move', 'page'], ['deletion', 'page'], ['move', 'page'], ['browser']]);
  });

  test.each([
    ['Linux', { key: 'я' }, true],
    ['Linux', { ctrlKey: false, metaKey: true }, false],
    ['Linux', { shiftKey: true }, false],
    ['Linux', { altKey: true }, false],
    ['MacIntel', { ctrlKey: false, metaKey: true }, true],
    ['MacIntel', {}, false],
  ])('is, on %s, the key with %o: %s', (platform, keys, isUndo) => {
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
    render(<Part name="Move" onAdd={changeOf('move')} />);
    click('Move');
    expect(pressUndo(document.body, keys)).toEqual(isUndo ? ['move', 'page'] : ['browser']);
  });

  test('takes back one change while it is held, and leaves no repeat to the browser', () => {
    render(<Part name="Move" onAdd={changeOf('move')} />);
    click('Move');
    click('Move');
    expect(pressUndo()).toEqual(['move', 'page']);
    expect(pressUndo(document.body, { repeat: true })).toEqual(['page']);
    expect(pressUndo()).toEqual(['move', 'page']);
  });

  test('is the browser’s in a text field, except for changes of this field', () => {
    render(
      <>
        <Part name="Put" onAdd={changeOf('text', (field) => field === null || field.value === 'Earlier')} />
        <Part name="Move" onAdd={changeOf('move')} />
        <input aria-label="Title" defaultValue="Earlier" />
        <input aria-label="Link" defaultValue="Later" />
        <input aria-label="Key" defaultValue="Earlier" readOnly />
        <input aria-label="Place" type="range" />
      </>,
    );
    click('Put');
    click('Move');
    click('Move');
    expect(pressUndo(screen.getByLabelText('Link'))).toEqual(['browser']);
    expect(pressUndo(screen.getByLabelText('Place'))).toEqual(['move', 'page']);
    expect(pressUndo(screen.getByLabelText('Key'))).toEqual(['move', 'page']);
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Earlier, and typed on' } });
    expect(pressUndo(screen.getByLabelText('Title'))).toEqual(['browser']);
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Earlier' } });
    expect(pressUndo(screen.getByLabelText('Title'))).toEqual(['text', 'page']);
    expect(pressUndo(screen.getByLabelText('Title'))).toEqual(['browser']);
  });

  test('takes back in a dialog what was done there, and on the page what was done there', () => {
    render(
      <>
        <Part name="Delete" onAdd={changeOf('deletion')} />
        <Part name="Paste" onAdd={changeOf('paste')} />
      </>,
    );
    const [dialog, confirmation] = [element('dialog'), element('alertdialog')];
    click('Delete');
    document.body.append(dialog);
    expect(pressUndo()).toEqual(['browser']);
    document.body.append(confirmation);
    // What was confirmed belongs to the dialog that has asked.
    click('Paste');
    confirmation.remove();
    expect(pressUndo()).toEqual(['paste', 'page']);
    expect(pressUndo()).toEqual(['browser']);
    dialog.remove();
    expect(pressUndo()).toEqual(['deletion', 'page']);
  });

  test('forgets changes whose part is gone, or is about something else', () => {
    const page = (subject: number, hasMove: boolean) => (
      <>
        <Part name="Delete" subject={subject} onAdd={changeOf('deletion')} />
        {hasMove && <Part name="Move" onAdd={changeOf('move')} />}
      </>
    );
    const { rerender } = render(page(1, true));
    click('Delete');
    click('Move');
    rerender(page(1, false));
    expect(pressUndo()).toEqual(['deletion', 'page']);
    click('Delete');
    rerender(page(2, false));
    expect(pressUndo()).toEqual(['browser']);
  });

  test('does nothing while a request covers the page, or another page is being opened', async () => {
    const host = createMemoryHost('/one');
    let next = '/one';
    render(
      <HostProvider host={{ ...host, nextLocation: () => ({ ...host.current(), path: next }) }}>
        <Part name="Move" onAdd={changeOf('move')} />
      </HostProvider>,
    );
    click('Move');
    const overlay = document.createElement('div');
    overlay.dataset.overlay = 'loading';
    document.body.append(overlay);
    expect(pressUndo()).toEqual(['browser']);
    overlay.remove();
    next = '/two';
    expect(pressUndo()).toEqual(['browser']);
    next = '/one';
    expect(pressUndo()).toEqual(['move', 'page']);
  });

  test('takes back what is listed by UndoKey while that is rendered, also in fields where it says so', () => {
    render(<Pasted />);
    expect(pressUndo(screen.getByLabelText('Text'))).toEqual(['paste', 'page']);
    expect(pressUndo(screen.getByLabelText('Text'))).toEqual(['browser']);
  });
});

test('a change that its button has undone is not undone again by the key', () => {
  const listed: ReturnType<AddUndo>[] = [];
  render(<Part name="Move" onAdd={(add) => listed.push(add(() => undone('move')))} />);
  click('Move');
  listed[0]?.undo();
  listed[0]?.undo();
  expect(undone.mock.calls).toEqual([['move']]);
  expect(pressUndo()).toEqual(['browser']);
});
