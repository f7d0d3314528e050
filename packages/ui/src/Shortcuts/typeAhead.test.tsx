import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { typeAhead } from './index.ts';

const onShortcut = vi.fn();
let end: () => void = () => undefined;

afterEach(() => {
  end();
  onShortcut.mockClear();
});

function page() {
  return (
    <>
      <button type="button">Row</button>
      <input aria-label="Behind" />
      <div role="dialog">
        <input aria-label="Search" />
      </div>
    </>
  );
}

/** Types letters where the focus is, which run shortcuts unless they are kept. */
function typeInto(target: Element, letters: string) {
  for (const key of letters) if (fireEvent.keyDown(target, { key })) onShortcut();
}

function focused(label: string): string {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  act(() => field.focus());
  return field.value;
}

describe('what is typed while a dialog is on its way', () => {
  test.each([
    ['the page', () => document.body],
    ['a button', () => screen.getByRole('button')],
    ['a field behind it', () => screen.getByLabelText('Behind')],
  ])('on %s is in its field, and runs no shortcuts', (_, place) => {
    render(page());
    end = typeAhead(() => true, 'dialog');
    typeInto(place(), 'anx');
    fireEvent.keyDown(place(), { key: 'Backspace' });
    typeInto(place(), 'a');
    expect(focused('Behind')).toBe('');
    expect(focused('Search')).toBe('ana');
    expect(onShortcut).not.toHaveBeenCalled();
    typeInto(screen.getByLabelText('Search'), 'b');
    expect(onShortcut).toHaveBeenCalledOnce();
  });

  test('is dropped when the dialog is closed before', () => {
    render(page());
    typeAhead(() => true, 'dialog')();
    typeInto(document.body, 'a');
    expect(onShortcut).toHaveBeenCalledOnce();
    expect(focused('Search')).toBe('');
  });

  test('is not typed into the form that was on its way before', () => {
    render(page());
    typeAhead(() => true);
    end = typeAhead(() => true, 'dialog');
    typeInto(document.body, 'a');
    expect(focused('Behind')).toBe('');
    expect(focused('Search')).toBe('a');
  });
});
