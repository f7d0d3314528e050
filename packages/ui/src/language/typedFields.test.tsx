import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PasswordField } from '../PasswordField/index.ts';
import { TextField } from '../TextField/index.ts';

/** The module of a page that has just been loaded. */
async function loadPage() {
  vi.resetModules();
  return import('./typedFields.ts');
}

test('a user name is there after the page has been loaded again, once, and a password is not', async () => {
  const { keepTypedFields } = await loadPage();
  render(
    <>
      <TextField label="User" name="username" autoComplete="username" defaultValue="ada" />
      <PasswordField label="Password" name="password" autoComplete="current-password" defaultValue="secret" />
    </>,
  );
  keepTypedFields();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
  const { takeTyped } = await loadPage();
  expect(['username', 'password', 'username'].map(takeTyped)).toEqual(['ada', undefined, undefined]);
});

test('what was typed on another page, and what cannot be read, is left out', async () => {
  for (const stored of ['{"username":"ada","typed":"/elsewhere"}', '{"username":"ada"', '7', 'null']) {
    sessionStorage.setItem('typed', stored);
    const { takeTyped } = await loadPage();
    expect(takeTyped('username'), stored).toBeUndefined();
  }
});
