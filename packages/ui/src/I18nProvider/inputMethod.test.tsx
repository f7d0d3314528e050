import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CommandPalette } from '../CommandPalette/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { SearchField } from '../SearchField/index.ts';
import { I18nProvider } from './I18nProvider.tsx';

afterEach(cleanup);

const onDone = vi.fn();
const onDocument = vi.fn();

const parts = {
  'the search': () => <SearchField label="Search" value="" onSearch={onDone} />,
  'the palette': () => (
    <CommandPalette
      label="Search"
      groups={[{ title: 'Pages', items: [{ id: 'a', label: '解剖', onChoose: onDone }] }]}
      onClose={onDone}
    />
  ),
  'a dialog': () => (
    <Dialog onDismiss={onDone}>
      <input aria-label="Search" />
    </Dialog>
  ),
  'the page': () => <input aria-label="Search" onKeyDown={onDone} />,
};

// Safari sends the key that ends a composition after the composition has ended.
const composing = [{ isComposing: true }, { keyCode: 229 }, { key: 'Process' }];

test.each(Object.entries(parts))('keys of an input method do nothing in %s', async (_, part) => {
  render(<I18nProvider>{part()}</I18nProvider>);
  const field = await screen.findByLabelText<HTMLInputElement>('Search');
  field.focus();
  fireEvent.change(field, { target: { value: '解剖' } });
  onDone.mockClear();
  document.addEventListener('keydown', onDocument);
  for (const key of ['Enter', 'Escape', 'ArrowDown', 'Tab'])
    for (const press of composing) expect(fireEvent.keyDown(field, { key, ...press })).toBe(true);
  document.removeEventListener('keydown', onDocument);
  expect([onDone.mock.calls.length, onDocument.mock.calls.length]).toEqual([0, 0]);
  expect(field.value).toBe('解剖');
  fireEvent.keyDown(field, { key: 'Escape' });
});

test('other keys do what they do', () => {
  render(<I18nProvider>{parts['the page']()}</I18nProvider>);
  onDone.mockClear();
  fireEvent.keyDown(screen.getByLabelText('Search'), { key: 'Enter', keyCode: 13 });
  expect(onDone).toHaveBeenCalledOnce();
});
