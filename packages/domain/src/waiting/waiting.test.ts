import { describe, expect, test } from 'vitest';
import { english } from '../english/english.ts';
import { overviewSummary, waitingOf, waitingSentence } from './waiting.ts';

describe('the summary of the overview', () => {
  test.each([
    [30, 4, 2, '30 posts wait for a decision, 4 courses and 2 events can be enabled.'],
    [30, 4, 0, '30 posts wait for a decision, 4 courses can be enabled.'],
    [1, 1, undefined, '1 post waits for a decision, 1 course can be enabled.'],
    [1, 0, 0, '1 post waits for a decision.'],
    [0, 0, 1, '1 event can be enabled.'],
    [0, 0, 0, 'Nothing needs your attention.'],
    [0, 0, undefined, 'Nothing needs your attention.'],
    [undefined, 3, 0, '3 courses can be enabled.'],
    [undefined, 0, 0, undefined],
    [0, undefined, 0, undefined],
  ])('for %j posts, %j courses and %j events is %j', (posts, courses, events, text) => {
    const summary = overviewSummary({ posts, courses, events });
    expect(summary && english(summary)).toBe(text);
  });
});

test('nothing that waits has no sentence', () => {
  expect(waitingSentence({ posts: 0, courses: 0, events: undefined })).toBeUndefined();
});

const ready = { isEnable: false, cover: 'image', images: ['poster'] };

test.each([
  ['all drafts are loaded', 2, 1],
  ['more drafts follow on other pages', 3, undefined],
])('events that can be enabled are counted if %s', (_, total, events) => {
  const draftEvents = { docs: [ready, { ...ready, images: [] }], total };
  expect(waitingOf({ posts: 4, courses: undefined, draftEvents })).toEqual({ posts: 4, courses: undefined, events });
});
