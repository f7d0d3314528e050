import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { PageField } from '../PdfViewer/PageField.tsx';
import { WholeNumberField } from './WholeNumberField.tsx';

afterEach(() => {
  document.documentElement.lang = 'en';
});

function Field() {
  const [value, setValue] = useState(12);
  return <WholeNumberField label="Score" value={value} onChange={setValue} />;
}

test.each([
  ['ar', '١٢', '٣٤'],
  ['en', '12', '34'],
])('WholeNumberField in %s has the digits of the page, in whatever digits a number is typed', (lang, shown, other) => {
  document.documentElement.lang = lang;
  render(<Field />);
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Score' });
  expect([field.value, field.getAttribute('aria-valuenow')]).toEqual([shown, '12']);
  for (const typed of ['34', '٣٤', '３４']) {
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.change(field, { target: { value: typed } });
    expect([field.value, field.getAttribute('aria-valuenow')]).toEqual([other, '34']);
  }
});

test('PageField has the digits of the page', () => {
  document.documentElement.lang = 'ar';
  const pages: number[] = [];
  render(<PageField page={12} pageCount={40} onPage={(page) => pages.push(page)} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  expect(field.value).toBe('١٢');
  fireEvent.change(field, { target: { value: '٣١' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(pages).toEqual([31]);
});
