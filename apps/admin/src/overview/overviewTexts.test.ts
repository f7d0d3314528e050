import { describe, expect, test } from 'vitest';
import { missingText, overviewSummary, waitingSentence } from './overviewTexts.ts';

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
  ])('for %j posts, %j courses and %j events is %j', (posts, courses, events, sentence) => {
    expect(overviewSummary({ posts, courses, events })).toBe(sentence);
  });
});

test('nothing that waits has no sentence', () => {
  expect(waitingSentence({ posts: 0, courses: 0, events: undefined })).toBeUndefined();
});

test.each([
  [['file'], 'Add PDF'],
  [['cover', 'poster'], 'Add cover image and poster'],
  [['title', 'file', 'question'], 'Add title, PDF and 1 more'],
  [['title', 'certificateGroup', 'preview', 'file', 'question'], 'Add title, certificate group and 3 more'],
] as const)('an item without %j has the text %j', (missing, text) => {
  expect(missingText(missing)).toBe(text);
});
