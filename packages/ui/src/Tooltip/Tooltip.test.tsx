import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Tooltip } from './index.ts';

/** jsdom has no popovers, like Safari before 17. */
test('Escape hides the tooltip and does not propagate, also in a browser without popovers', () => {
  vi.useFakeTimers();
  const onKeyDown = vi.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: it replaces a dialog that Escape would close.
    <div onKeyDown={onKeyDown}>
      <Tooltip content="Move up Anatomy basics">
        <button type="button">Up</button>
      </Tooltip>
    </div>,
  );
  const button = screen.getByRole('button');
  fireEvent.pointerOver(button, { pointerType: 'mouse' });
  act(() => vi.runAllTimers());
  expect(screen.queryByText('Move up Anatomy basics')).not.toBeNull();
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(screen.queryByText('Move up Anatomy basics')).toBeNull();
  expect(onKeyDown).not.toHaveBeenCalled();
});
