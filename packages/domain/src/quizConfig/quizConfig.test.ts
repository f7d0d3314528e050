import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { english } from '../english/english.ts';
import { parseWholeNumber } from '../wholeNumber/wholeNumber.ts';
import {
  clampAfterDeletion,
  clampQuizNumber,
  isPassScoreUnreachable,
  quizConfigWarning,
  quizSummary,
  raisedAgain,
  suggestedQuizConfig,
} from './quizConfig.ts';

const count = fc.nat(200);
const anyNumber = fc.oneof(fc.string().map(parseWholeNumber), fc.double(), fc.integer());
const config = fc.record({ quizLimit: count, passCondition: count });

describe('quiz number', () => {
  test.each([
    ['3', 5, 3],
    ['5', 5, 5],
    ['6', 5, 5],
    ['-1', 5, 0],
    ['3abc', 5, 3],
    ['', 5, 0],
    ['ten', 5, 0],
    ['1', 0, 0],
  ])('%j, typed where there are %i questions, becomes %i', (text, questionCount, number) => {
    expect(clampQuizNumber(parseWholeNumber(text), questionCount)).toBe(number);
  });

  test.each([
    [6, 5, 5],
    [-1, 5, 0],
    [2.7, 5, 2],
    [Number.NaN, 5, 0],
    [Number.POSITIVE_INFINITY, 5, 5],
  ])('%d of %i questions becomes %i', (value, questionCount, number) => {
    expect(clampQuizNumber(value, questionCount)).toBe(number);
  });

  test('clamping is idempotent and stays within 0 and the number of questions', () => {
    fc.assert(
      fc.property(anyNumber, count, (value, questionCount) => {
        const clamped = clampQuizNumber(value, questionCount);
        expect(clampQuizNumber(clamped, questionCount)).toBe(clamped);
        expect(clampQuizNumber(parseWholeNumber(String(clamped)), questionCount)).toBe(clamped);
        expect(Number.isInteger(clamped) && clamped >= 0 && clamped <= questionCount).toBe(true);
      }),
    );
  });
});

describe('quiz config after a deletion', () => {
  test.each([
    ['lowers both numbers to the remaining questions', 5, 4, 3, { quizLimit: 3, passCondition: 3 }],
    ['lowers the number to show alone', 5, 2, 3, { quizLimit: 3, passCondition: 2 }],
    ['lowers the pass score alone', 2, 5, 3, { quizLimit: 2, passCondition: 3 }],
    ['lowers both to 0 with the last question', 1, 1, 0, { quizLimit: 0, passCondition: 0 }],
  ])('a deletion %s', (_, quizLimit, passCondition, questionsLeft, lowered) => {
    expect(clampAfterDeletion({ quizLimit, passCondition }, questionsLeft)).toEqual(lowered);
  });

  test('a deletion that lowers no number returns the same object', () => {
    const unchanged = { quizLimit: 3, passCondition: 3 };
    expect(clampAfterDeletion(unchanged, 3)).toBe(unchanged);
  });

  test('a deletion never raises a number, lowers all to the remaining questions, and is idempotent', () => {
    fc.assert(
      fc.property(config, count, (before, questionsLeft) => {
        const after = clampAfterDeletion(before, questionsLeft);
        expect(after.quizLimit).toBe(Math.min(before.quizLimit, questionsLeft));
        expect(after.passCondition).toBe(Math.min(before.passCondition, questionsLeft));
        expect(clampAfterDeletion(after, questionsLeft)).toBe(after);
      }),
    );
  });

  test.each([
    [5, 6, true],
    [5, 5, false],
    [5, 4, false],
    [0, 0, false],
  ])('with %i questions shown a pass score of %i cannot be reached: %s', (quizLimit, passCondition, isUnreachable) => {
    expect(isPassScoreUnreachable({ quizLimit, passCondition })).toBe(isUnreachable);
  });
});

describe('the warning about a quiz config', () => {
  const NOTHING = 'Learners would pass without a single question.';
  test.each([
    [0, 0, 1, NOTHING],
    [0, 0, null, NOTHING],
    [0, 3, 5, 'Learners are asked no question, so no one can pass.'],
    [5, 0, 5, 'Learners pass with a score of 0.'],
    [0, 0, 0, undefined],
    [1, 1, 1, undefined],
    [2, 4, 5, undefined],
  ])('for %i shown and a score of %i among %o questions is %j', (quizLimit, passCondition, questionCount, warning) => {
    const shown = quizConfigWarning({ quizLimit, passCondition }, questionCount);
    expect(shown && english(shown)).toBe(warning);
  });

  test.each([
    [1, 1],
    [2, 2],
    [4, 4],
    [5, 4],
    [6, 5],
    [10, 8],
    [30, 24],
    [35, 28],
  ])('suggests that %i questions are all asked and passed with %i', (questionCount, passCondition) => {
    expect(suggestedQuizConfig(questionCount)).toEqual({ quizLimit: questionCount, passCondition });
  });

  test('is resolved by what is suggested', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), (questionCount) => {
        const suggested = suggestedQuizConfig(questionCount);
        expect(quizConfigWarning(suggested, questionCount)).toBeUndefined();
        expect(isPassScoreUnreachable(suggested)).toBe(false);
        expect(suggested.passCondition / questionCount).toBeGreaterThanOrEqual(0.8);
        expect((suggested.passCondition - 1) / questionCount).toBeLessThan(0.8);
      }),
    );
  });
});

test.each([
  [0, 0, 0, 'No questions yet', true],
  [12, 0, 0, '12 questions, none asked', true],
  [12, 0, 8, '12 questions, none asked', true],
  [12, 10, 11, '12 questions, can’t be passed', true],
  [12, 12, 0, '12 questions, passed with a score of 0', true],
  [1, 1, 1, '1 question · 1 to pass', false],
])(
  'a quiz of %i questions that asks %i and passes with %i is summed up',
  (count, quizLimit, passCondition, text, isCaution) => {
    const summary = quizSummary({ quizLimit, passCondition }, count);
    expect({ ...summary, text: english(summary.text) }).toEqual({ text, isCaution });
  },
);

test.each([
  ['both lowered, unchanged since', [2, 2], [3, 3], [2, 2], [3, 3]],
  ['the first lowered, the other changed since', [2, 0], [3, 1], [2, 1], [3, 0]],
  ['none lowered, both changed since', [4, 4], [3, 1], [3, 1], [4, 4]],
  ['lowered, and changed since', [1, 1], [3, 3], [2, 2], null],
  ['lowered, and the second changed since', [2, 1], [3, 3], [2, 2], null],
] as const)('an undone deletion raises numbers that are %s', (_, current, before, after, raised) => {
  const config = ([quizLimit, passCondition]: readonly [number, number]) => ({ quizLimit, passCondition });
  expect(raisedAgain(config(current), { before: config(before), after: config(after) })).toEqual(
    raised && config(raised),
  );
});
