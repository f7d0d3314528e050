import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  document.body.replaceChildren();
  vi.resetModules();
});

/** The sign-in page after it has been loaded. */
async function openPage() {
  vi.resetModules();
  const { TextField } = await import('../TextField/index.ts');
  const { PasswordField } = await import('../PasswordField/index.ts');
  const { keepTypedFields } = await import('./typedFields.ts');
  const fields = (
    <>
      <TextField label="User" name="username" />
      <PasswordField label="Password" name="password" autoComplete="current-password" />
    </>
  );
  const { unmount } = render(fields);
  return { keepTypedFields, fields, leave: unmount };
}

const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test('what is typed into a text field is there after the page has been loaded again, once, and a password is not', async () => {
  const { keepTypedFields, leave } = await openPage();
  for (const label of ['User', 'Password']) screen.getByLabelText<HTMLInputElement>(label).value = 'ada';
  screen.getByRole('button', { name: /Show/ }).click();
  await expect.poll(() => screen.getByLabelText('Password').getAttribute('type')).toBe('text');
  keepTypedFields();
  expect(Object.values({ ...sessionStorage }).join()).not.toContain('password');
  leave();

  const { fields, leave: leaveAgain } = await openPage();
  expect(['User', 'Password'].map(value)).toEqual(['ada', '']);
  leaveAgain();
  render(fields);
  expect(value('User')).toBe('');
});

test('what was typed on another page, and what cannot be read, is left out', async () => {
  for (const stored of ['{"username":"ada","typed":"/elsewhere"}', '{"username":"ada"', '7', 'null']) {
    sessionStorage.setItem('typed', stored);
    const { leave } = await openPage();
    expect(value('User'), stored).toBe('');
    leave();
  }
});
