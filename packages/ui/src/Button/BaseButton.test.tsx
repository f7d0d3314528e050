import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { BaseButton } from './BaseButton.tsx';

const button = () => screen.getByRole('button', { name: 'Delete' });

test('BaseButton ignores the clicks of a held Enter key', () => {
  render(<BaseButton>Delete</BaseButton>);
  expect(fireEvent.keyDown(button(), { key: 'Enter' })).toBe(true);
  expect(fireEvent.keyDown(button(), { key: 'Enter', repeat: true })).toBe(false);
});

test('BaseButton is focused by a click before its handler runs', () => {
  const focused = vi.fn();
  render(<BaseButton onPress={() => focused(document.activeElement)}>Delete</BaseButton>);
  fireEvent.click(button());
  expect(focused).toHaveBeenCalledExactlyOnceWith(button());
});

test('BaseButton that is aria-disabled neither runs its handler nor submits its form', () => {
  const onPress = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <BaseButton type="submit" aria-disabled onPress={onPress}>
        Delete
      </BaseButton>
    </form>,
  );
  fireEvent.click(button());
  expect(onPress).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});
