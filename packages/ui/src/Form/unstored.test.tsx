import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hasUnstored } from '../Code/unstored.ts';
import { TextField } from '../TextField/index.ts';
import { Form } from './Form.tsx';

/** Types a name into a form. */
function typeName(isStored: boolean) {
  const page = render(
    <Form onSubmit={() => {}} isStored={isStored}>
      <TextField label="Name" />
    </Form>,
  );
  const type = (value: string) => fireEvent.input(screen.getByLabelText('Name'), { target: { value } });
  expect(hasUnstored()).toBe(false);
  type('mobile');
  return { ...page, type };
}

test('what is typed into a form keeps the page, until it is emptied or the form is closed', () => {
  const { type, unmount } = typeName(false);
  expect(hasUnstored()).toBe(true);
  type('');
  expect(hasUnstored()).toBe(false);
  type('mobile');
  unmount();
  expect(hasUnstored()).toBe(false);
});

test('what is typed into a form that is stored does not keep the page', () => {
  typeName(true);
  expect(hasUnstored()).toBe(false);
});
