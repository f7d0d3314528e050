import { expect, test } from 'vitest';
import { MarkStore, markedOnPage } from './MarkStore.ts';

const rows = (...ids: readonly string[]) => ids.map((_id) => ({ _id, version: 1 }));

function openPage(...ids: readonly string[]) {
  const marks = new MarkStore<{ readonly _id: string; readonly version: number }>();
  const page = rows(...ids);
  marks.show(page, false);
  const toggle = (id: string, isRange = false) => {
    const row = page.find(({ _id }) => _id === id);
    if (row) marks.toggle(row, isRange);
  };
  return { marks, toggle, marked: () => [...marks.read().marked.keys()] };
}

test('a row is marked, and no longer when it is toggled again', () => {
  const { toggle, marked } = openPage('a', 'b');
  toggle('b');
  expect(marked()).toEqual(['b']);
  toggle('b');
  expect(marked()).toEqual([]);
});

test('a range goes from the row that was toggled last, in both directions', () => {
  const { toggle, marked } = openPage('a', 'b', 'c', 'd', 'e');
  toggle('d');
  toggle('b', true);
  expect(marked().toSorted()).toEqual(['b', 'c', 'd']);
  toggle('e', true);
  expect(marked().toSorted()).toEqual(['b', 'c', 'd', 'e']);
  toggle('c', true);
  expect(marked().toSorted()).toEqual(['b']);
});

test('a range without a row before is one row', () => {
  const { toggle, marked } = openPage('a', 'b', 'c');
  toggle('c', true);
  expect(marked()).toEqual(['c']);
});

test('marks stay while other pages are shown, with the rows as they are then', () => {
  const { marks, toggle, marked } = openPage('a', 'b');
  toggle('a');
  expect(marks.show(rows('c', 'd'), false)).toBe(0);
  marks.markPage();
  expect([marked(), markedOnPage(marks.read())]).toEqual([['a', 'c', 'd'], 2]);
  marks.show([{ _id: 'a', version: 2 }], false);
  expect(marks.read().marked.get('a')).toEqual({ _id: 'a', version: 2 });
});

test('another filter clears the marks of rows that are not shown, and counts them', () => {
  const { marks, marked } = openPage('a', 'b', 'c');
  marks.markPage();
  expect(marks.show(rows('c', 'd'), true)).toBe(2);
  expect(marked()).toEqual(['c']);
});

test('the page is marked and unmarked as a whole, without the rows of other pages', () => {
  const { marks, toggle, marked } = openPage('a', 'b');
  toggle('a');
  marks.show(rows('c'), false);
  marks.markPage();
  marks.unmarkPage();
  expect(marked()).toEqual(['a']);
});
