import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { DialogFallback } from './index.ts';

const NeverLoaded = lazy(() => new Promise<never>(() => undefined));

function openForm(isDialogOpen: boolean) {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const onKeyDown = vi.fn();
  const formWith = (isOpen: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Title" onKeyDown={onKeyDown} />
      <button type="submit">Save</button>
      <Suspense fallback={<DialogFallback />}>{isOpen && <NeverLoaded />}</Suspense>
    </form>
  );
  const { rerender } = render(formWith(isDialogOpen));
  return {
    field: screen.getByLabelText('Title'),
    onSubmit,
    onKeyDown,
    open: () => rerender(formWith(true)),
    close: () => rerender(<p />),
  };
}

/** Types a letter, and returns whether the browser would insert it. */
function isInserted(field: Element, letter: string): boolean {
  const init = { bubbles: true, cancelable: true, data: letter, inputType: 'insertText' };
  return fireEvent.keyDown(field, { key: letter }) && fireEvent(field, new InputEvent('beforeinput', init));
}

test('what is typed while the code of a dialog is loaded does not change the form behind', () => {
  const { field, onSubmit, onKeyDown, close } = openForm(true);
  expect(isInserted(field, 'u')).toBe(false);
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
  expect(fireEvent.keyDown(field, { key: 'ArrowDown' })).toBe(false);
  // With AltGr, as for @, and pasted.
  expect(fireEvent(field, new InputEvent('beforeinput', { bubbles: true, cancelable: true, data: '@' }))).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(onKeyDown).not.toHaveBeenCalled();

  close();
  expect(isInserted(document.body, 'u')).toBe(true);
});

test('an input method composes nothing in the form behind while the code of a dialog is loaded', () => {
  const { field, open, close } = openForm(false);
  field.focus();
  open();
  expect(field).toHaveProperty('readOnly', true);
  expect(document.activeElement).toBe(field);
  close();
  expect(field).toHaveProperty('readOnly', false);
});

test('the browser keeps its keys while the code of a dialog is loaded', () => {
  const { field } = openForm(true);
  for (const key of [{ key: 'F5' }, { key: 'r', ctrlKey: true }, { key: 'w', metaKey: true }]) {
    const event = createEvent.keyDown(field, key);
    fireEvent(field, event);
    expect(event.defaultPrevented, JSON.stringify(key)).toBe(false);
  }
});

test('a form without an opening dialog is typed into', () => {
  const { field } = openForm(false);
  expect(isInserted(field, 'u')).toBe(true);
});
