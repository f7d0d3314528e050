import { expect, test } from 'vitest';
import { eventTitle } from '../kit/eventTitle.ts';
import { eventRowNames } from './eventNames.ts';

const congress = { _id: 'one', hyperlink: 'https://example.org/congress' };
const sameElsewhere = { _id: 'two', hyperlink: 'https://example.com/congress' };
const school = { _id: 'three', hyperlink: 'https://example.org/winter-school' };
const draft = { _id: 'four', hyperlink: null };

test('an event has the name of its link', () => {
  expect([school, draft].map(eventTitle)).toEqual(['Winter school', 'Event without a link']);
});

test("an event's buttons have its name, and its id if another event has the same name", () => {
  const events = [congress, sameElsewhere, school];
  expect(events.map(eventRowNames(events))).toEqual(['Congress one', 'Congress two', 'Winter school']);
});

test('the buttons of an event without a link have its id, even of the only one', () => {
  expect(eventRowNames([draft, school])(draft)).toBe('Event without a link four');
});
