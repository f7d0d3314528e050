import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Client } from '../client/createClient.ts';
import { FakeApi } from '../testing/FakeApi.ts';
import { renderApi } from '../testing/renderApi.tsx';
import { useStoredInput } from './useStoredInput.ts';

const inputKey = 'quiz/course-1/import';
const readText = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);

/** A text that is stored while it is not empty, and begins with a pasted one after an earlier one. */
function useText(pasted = '') {
  const begin = (interrupted = '') => interrupted + pasted;
  const input = useStoredInput({ inputKey, empty: '', read: readText, begin });
  input.useStoring(input.values !== '');
  return input;
}

function open({ client, pasted }: { client?: Client; pasted?: string } = {}) {
  const rendered = renderApi(new FakeApi(), useText, {
    ...(client && { client }),
    ...(pasted !== undefined && { initialProps: pasted }),
  });
  const stored = () => rendered.client.unsavedInput.read(inputKey)?.values;
  const type = (text: string) => act(() => rendered.result.current.setValues(text));
  return { ...rendered, input: () => rendered.result.current, stored, type };
}

test('input is stored while it is worth it, and restored when its page opens again', () => {
  const { client, unmount, stored, type } = open();
  type('A. Two');
  expect(stored()).toBe('A. Two');
  unmount();
  const again = open({ client });
  expect([again.input().values, again.input().isRestored]).toEqual(['A. Two', true]);
  again.type('');
  expect(again.stored()).toBeUndefined();
});

test('input that is discarded or forgotten is not restored', () => {
  const { client, unmount, input, stored, type } = open();
  type('A. Two');
  act(() => input().discard());
  expect([input().values, stored()]).toEqual(['', undefined]);
  type('B. Four');
  act(() => input().forget());
  expect([input().values, stored()]).toEqual(['B. Four', undefined]);
  unmount();
  expect(open({ client }).input()).toMatchObject({ values: '', isRestored: false });
});

test('undo stores the input of the earlier visit, without what was added to it', () => {
  const first = open();
  first.type('A. Two\n');
  first.unmount();
  const { input, stored } = open({ client: first.client, pasted: 'B. Four' });
  expect([input().opened, stored()]).toEqual(['A. Two\nB. Four', 'A. Two\nB. Four']);
  act(() => input().undo());
  expect(stored()).toBe('A. Two\n');
});

test('input that an older version of the app has stored in another form is not restored', () => {
  const { client, unmount } = open();
  unmount();
  client.unsavedInput.save(inputKey, { values: { lines: ['A. Two'] } });
  expect(open({ client }).input()).toMatchObject({ values: '', isRestored: false });
});
