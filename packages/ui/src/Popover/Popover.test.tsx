import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Dialog, DialogHeader } from '../Dialog/index.ts';
import { Select } from '../Select/index.ts';
import { Popover } from './Popover.tsx';

test('a select does not close the dialog that it is in', async () => {
  const onDismiss = vi.fn();
  await act(async () =>
    render(
      <Dialog onDismiss={onDismiss}>
        <DialogHeader>Issue certificate</DialogHeader>
        <Select
          label="Group"
          options={[{ value: 'group-1', label: 'Nursing' }]}
          value="group-1"
          onChange={() => undefined}
        />
      </Dialog>,
    ),
  );
  screen.getByRole('dialog', { name: 'Issue certificate' });
  expect(onDismiss).not.toHaveBeenCalled();
});

test.each([
  ['before', ['dialog', 'popover']],
  ['after', ['popover', 'dialog']],
])('a popover of the page closes if a dialog opens %s it', async (_when, order) => {
  const onOpenChange = vi.fn();
  const popover = (
    <Popover key="popover" isOpen onOpenChange={onOpenChange} triggerRef={{ current: document.body }}>
      Account
    </Popover>
  );
  const dialog = (
    <Dialog key="dialog" role="alertdialog">
      <DialogHeader>Error</DialogHeader>
    </Dialog>
  );
  const parts = order.map((name) => (name === 'dialog' ? dialog : popover));
  const { rerender } = await act(async () => render(parts.slice(0, 1)));
  expect(onOpenChange).not.toHaveBeenCalled();
  await act(async () => rerender(parts));
  expect(onOpenChange).toHaveBeenCalledWith(false);
});
