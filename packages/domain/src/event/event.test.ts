import { describe, expect, test } from 'vitest';
import { english } from '../english/english.ts';
import type { Sentence } from '../sentence/sentence.ts';
import { eventDetail, eventName, eventRowNames, eventTitle } from './event.ts';

const congress = { _id: 'one', hyperlink: 'https://example.org/congress' };
const sameElsewhere = { _id: 'two', hyperlink: 'https://example.com/congress' };
const school = { _id: 'three', hyperlink: 'https://example.org/winter-school' };
const draft = { _id: 'four', hyperlink: null };

const inEnglish = (words: string | Sentence) => (typeof words === 'string' ? words : english(words));

describe('the name of an event', () => {
  test.each([
    ['/ecg-night', 'Ecg night'],
    ['/ecg-night/', 'Ecg night'],
    ['/ECG-Night', 'ECG Night'],
    ['/2026/ecg-night', 'Ecg night'],
    ['/events/ecg_night+for--nurses', 'Ecg night for nurses'],
    ['/ecg-night.html', 'Ecg night'],
    ['/ecg-night/index.php?id=4', 'Ecg night'],
    ['/ecg-night?utm_source=mail#programme', 'Ecg night'],
    ['/covid-19', 'Covid 19'],
    ['/2026-12-01-ecg-night', '2026-12-01 ecg night'],
    ['/events/1234', 'Events 1234'],
    ['/events/2026/1234/', 'Events 2026 1234'],
    ['/events/3f2504e0-4f89-11d3-9a0c-0305e82c3301', 'Events 3f2504e0-4f89-11d3-9a0c-0305e82c3301'],
    ['/%E0%B8%A7%E0%B8%B1%E0%B8%99-%E0%B8%94%E0%B8%B5', 'วัน ดี'],
    ['/caf%C3%A9%20night', 'Café night'],
    ['/caf%E9-night', 'Caf%E9 night'],
    ['/100%25', 'example.org'],
    ['/%E2%80%AEthgin-gce', 'Thgin gce'],
    ['/%2F', 'example.org'],
    ['/1234', 'example.org'],
    ['/?event=ecg-night', 'example.org'],
    ['/#/ecg-night', 'example.org'],
    ['/', 'example.org'],
    ['', 'example.org'],
  ])('with the link https://example.org%s is %j', (path, name) => {
    expect(eventName({ hyperlink: `https://example.org${path}` })).toBe(name);
  });

  test.each([
    ['https://WWW.Example.org:8443', 'example.org:8443'],
    ['https://ward@example.org', 'example.org'],
    ['https://münchen.example/', 'münchen.example'],
    ['http://xn--mnchen-3ya.example/ecg-night', 'Ecg night'],
    ['javascript:alert(1)', undefined],
    ['', undefined],
    [null, undefined],
  ])('with the link %j is %j', (hyperlink, name) => {
    expect(eventName({ hyperlink })).toBe(name);
  });
});

test.each([
  ['https://www.example.org/2026/ecg-night/', 'example.org · /2026/ecg-night · 2 posters'],
  ['https://example.org/event?id=7#day-2', 'example.org · /event?id=7#day-2 · 2 posters'],
  ['https://example.org/?event=7', 'example.org · /?event=7 · 2 posters'],
  ['https://example.org/%E0%B8%A7%E0%B8%B1%E0%B8%99%E2%80%AE', 'example.org · /วัน · 2 posters'],
  ['https://example.org/100%', 'example.org · /100% · 2 posters'],
  ['https://example.org/', '2 posters'],
  [null, '2 posters'],
])('the second line of an event with the link %j is %j', (hyperlink, detail) => {
  expect(english(eventDetail({ hyperlink, images: [{}, {}] }))).toBe(detail);
});

test('an event has the name of its link', () => {
  expect([school, draft].map((event) => inEnglish(eventTitle(event)))).toEqual([
    'Winter school',
    'Event without a link',
  ]);
});

test("an event's buttons have its name, and its id if another event has the same name", () => {
  const events = [congress, sameElsewhere, school];
  expect(events.map(eventRowNames(events))).toEqual(['Congress one', 'Congress two', 'Winter school']);
});

test('the buttons of an event without a link have its id, even of the only one', () => {
  expect(inEnglish(eventRowNames([draft, school])(draft))).toBe('Event without a link four');
});
