import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Tooltip, useTooltip } from './index.ts';

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

function CopyButton() {
  const { anchor, bubble } = useTooltip({ content: 'Press to copy' });
  return (
    <>
      <button type="button" {...anchor}>
        Copy
      </button>
      {bubble}
    </>
  );
}

test.each([
  ['a control beside its tooltip', <CopyButton key="" />],
  [
    'a control inside it',
    <Tooltip key="" content="Press to copy">
      <button type="button">Copy</button>
    </Tooltip>,
  ],
])('the tooltip of %s stays while the pointer goes over to it and back, and hides when it leaves', (_, control) => {
  vi.useFakeTimers();
  render(control);
  const button = screen.getByRole('button');
  fireEvent.pointerOver(button, { pointerType: 'mouse' });
  act(() => vi.runAllTimers());
  const bubble = screen.getByText('Press to copy');
  fireEvent.pointerOut(button, { relatedTarget: bubble });
  expect(bubble.isConnected).toBe(true);
  fireEvent.pointerOut(bubble, { relatedTarget: button });
  expect(bubble.isConnected).toBe(true);
  fireEvent.pointerOut(button, { relatedTarget: bubble });
  fireEvent.pointerOut(bubble, { relatedTarget: document.body });
  expect(bubble.isConnected).toBe(false);
});
