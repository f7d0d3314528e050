import { eventDraftFixture, eventFixture } from '@cpd/api/events/fixtures';
import { describe, expect, test } from 'vitest';
import { eventDetail, eventName, eventRowNames } from './eventValues.ts';

describe('an event without a name', () => {
  test.each([
    { hyperlink: 'https://events.example.org/winter-school', name: 'winter-school', host: 'events.example.org' },
    { hyperlink: 'https://events.example.org/2026/bridges/', name: '2026/bridges', host: 'events.example.org' },
    { hyperlink: 'https://events.example.org/?event=7', name: '?event=7', host: 'events.example.org' },
    { hyperlink: 'https://events.example.org/%E0%B8%A7%E0%B8%B1%E0%B8%99', name: 'วัน', host: 'events.example.org' },
    { hyperlink: 'https://events.example.org/100%', name: '100%', host: 'events.example.org' },
    { hyperlink: 'https://events.example.org', name: 'events.example.org', host: undefined },
    { hyperlink: 'javascript:alert(1)', name: 'Untitled event', host: undefined },
    { hyperlink: '', name: 'Untitled event', host: undefined },
    { hyperlink: null, name: 'Untitled event', host: undefined },
  ])('has the name $name from its link $hyperlink', ({ hyperlink, name, host }) => {
    expect(eventName({ hyperlink })).toBe(name);
    expect(eventDetail({ hyperlink, images: [] })).toBe(host ? `${host} · 0 posters` : '0 posters');
  });
});

describe("an event's buttons", () => {
  const congress = eventFixture({ _id: 'one', hyperlink: 'https://example.org/congress' });
  const sameElsewhere = eventFixture({ _id: 'two', hyperlink: 'https://example.com/congress' });
  const school = eventFixture({ _id: 'three', hyperlink: 'https://example.org/winter-school' });
  const draft = eventDraftFixture({ _id: 'four' });

  test('have its name, and its id if another event has the same name', () => {
    const events = [congress, sameElsewhere, school];
    expect(events.map(eventRowNames(events))).toEqual(['congress one', 'congress two', 'winter-school']);
  });

  test('have the id of an event without a link, even of the only one', () => {
    expect(eventRowNames([draft, school])(draft)).toBe('Untitled event four');
  });
});
