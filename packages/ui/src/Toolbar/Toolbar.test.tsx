import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Toolbar } from './Toolbar.tsx';

function enterBy(pressed?: HTMLElement) {
  const [first, second] = screen.getAllByRole('button');
  first?.focus();
  first?.blur();
  if (pressed) fireEvent.pointerDown(pressed);
  second?.focus();
}

test('Toolbar gives the focus back to the tool that had it, unless another one is pressed', () => {
  render(
    <Toolbar>
      <button type="button">First</button>
      <button type="button">Second</button>
    </Toolbar>,
  );
  enterBy();
  expect(document.activeElement?.textContent).toBe('First');
  enterBy(screen.getByRole('button', { name: 'Second' }));
  expect(document.activeElement?.textContent).toBe('Second');
});
