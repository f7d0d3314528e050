import { FakeApi } from '@cpd/api/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { press, type } from '../testing/dialogs.ts';
import { openApp } from '../testing/openApp.tsx';

afterEach(cleanup);

const field = () => screen.getByLabelText<HTMLInputElement>('Hyperlink');

test.each<[string, () => unknown]>([
  ['Save', () => press('Save')],
  ['Enter', () => field().form?.requestSubmit()],
  ['Ctrl+S', () => fireEvent.keyDown(field(), { key: 's', ctrlKey: true })],
])('an address without https:// is saved with it by %s', async (_, save) => {
  const fake = new FakeApi();
  await openApp('/event/event-1', { fake });
  await type('Hyperlink', 'example.org/x');
  await save();
  await waitFor(() => expect(fake.data.events[0]?.hyperlink).toBe('https://example.org/x'));
});

test.each(['a b', 'javascript:alert(1)', 'https://user@example.org', 'example'])(
  'a link is not left with a hyperlink that is no address: %s',
  async (text) => {
    const fake = new FakeApi();
    await openApp('/event/event-1', { fake });
    await type('Hyperlink', text);
    fireEvent.click(screen.getByRole('link', { name: 'Quiz' }));
    await screen.findByText(/They can be saved once all fields are valid\./);
    expect(fake.count('PATCH')).toBe(0);
  },
);
