import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Dialog, DialogHeader } from '../Dialog/index.ts';
import { Select } from '../Select/index.ts';

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
