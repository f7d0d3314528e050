// @vitest-environment node
// In a process of its own, which keeps the formats of other time zones from other tests.
import { afterEach, expect, test, vi } from 'vitest';
import { formatDay, timeAgo } from './format.ts';

const now = Date.parse('2026-03-02T12:00:00Z');

test.each([
  ['2026-03-02T12:00:00Z', 'just now'],
  ['2026-03-02T12:00:07Z', 'just now'],
  ['2026-03-02T11:59:01Z', 'just now'],
  ['2026-03-02T11:59:00Z', '1 minute ago'],
  ['2026-03-02T10:00:00Z', '2 hours ago'],
  ['2026-03-01T12:00:00Z', 'yesterday'],
  ['2026-03-01T12:00:01Z', '23 hours ago'],
  ['2026-02-28T23:40:00Z', '2 days ago'],
  ['2026-02-23T23:59:00Z', '1 week ago'],
  ['2026-02-24T00:00:00Z', '6 days ago'],
  ['2026-02-20T12:00:00Z', '1 week ago'],
  ['2026-01-31T12:00:00Z', '1 month ago'],
  ['2024-01-31T12:00:00Z', '2 years ago'],
])('%s is formatted at noon of 2 March 2026 as %s', (dateTime, text) => {
  expect(timeAgo(Date.parse(dateTime), now)).toBe(text);
});

afterEach(() => vi.unstubAllEnvs());

test.each([
  // Monday 23:40 in Bangkok, seen on Tuesday and Wednesday.
  ['Asia/Bangkok', '2026-03-02T16:40:00Z', '2026-03-03T15:00:00Z', '22 hours ago', 'Yesterday'],
  ['Asia/Bangkok', '2026-03-02T16:40:00Z', '2026-03-04T16:00:00Z', '2 days ago', 'another day'],
  ['UTC', '2026-03-02T16:40:00Z', '2026-03-03T16:41:00Z', 'yesterday', 'Yesterday'],
  // The nights of daylight saving in Berlin have 23 and 25 hours.
  ['Europe/Berlin', '2026-03-28T23:30:00Z', '2026-03-29T22:30:00Z', '23 hours ago', 'Yesterday'],
  ['Europe/Berlin', '2026-10-24T22:30:00Z', '2026-10-25T22:30:00Z', '24 hours ago', 'Today'],
  ['Pacific/Kiritimati', '2026-01-01T09:00:00Z', '2026-01-01T11:00:00Z', '2 hours ago', 'Yesterday'],
  ['America/Caracas', '2024-02-29T03:00:00Z', '2024-03-01T05:00:00Z', '2 days ago', 'another day'],
])('in %s, what was at %s is described at %s as %s, under %s', (zone, time, now, ago, day) => {
  vi.stubEnv('TZ', zone);
  const shownDay = formatDay(time, new Date(now));
  const isNamed = shownDay === 'Today' || shownDay === 'Yesterday';
  expect([timeAgo(Date.parse(time), Date.parse(now)), isNamed ? shownDay : 'another day']).toEqual([ago, day]);
});
