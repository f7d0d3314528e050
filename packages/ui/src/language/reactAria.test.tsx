import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { I18nProvider } from '../I18nProvider/index.ts';
import { Select } from '../Select/index.ts';
import { loadLanguage, sentence, setCatalogue } from './index.ts';

const [idOfDismiss] = sentence('Dismiss').english as unknown as readonly [string];

afterEach(() => {
  document.documentElement.lang = 'en';
  setCatalogue({});
});

async function openSelect() {
  render(
    <I18nProvider>
      <Select label="Group" options={[{ value: 'a', label: 'Nursing' }]} value="a" onChange={() => undefined} />
    </I18nProvider>,
  );
  await act(async () => screen.getByRole('button').click());
  return screen.getAllByRole('button', { hidden: true }).map(({ ariaLabel, textContent }) => ariaLabel ?? textContent);
}

test('React Aria speaks the language of the page, and English where a sentence is not translated', async () => {
  document.documentElement.lang = 'th';
  await loadLanguage({ th: async () => ({ default: { [idOfDismiss]: ['ปิด'] } }) });
  expect(await openSelect()).toContain('ปิด');
  cleanup();
  setCatalogue({});
  expect(await openSelect()).toContain('Dismiss');
});
