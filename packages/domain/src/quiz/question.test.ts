import { describe, expect, test } from 'vitest';
import { english } from '../english/english.ts';
import { CHOICE_COUNT, type QuestionProblem, questionProblemMessage, questionProblems } from './quiz.ts';

const texts = ['Aorta', 'Femur', 'Liver', 'Skin'];

function choices(choiceTexts: readonly string[], ...correct: readonly number[]) {
  return choiceTexts.map((text, index) => ({ text, isCorrect: correct.includes(index) }));
}

describe('question', () => {
  test('a question has four choices', () => {
    expect(CHOICE_COUNT).toBe(4);
  });

  test('a question can be saved with a text and four choices of which one is correct', () => {
    expect(questionProblems({ question: 'Which is a bone?', choices: choices(texts, 1) })).toEqual([]);
  });

  test.each([
    ['a text', '', choices(texts, 1), [{ kind: 'questionBlank' }]],
    ['a text that is not blank', ' \n', choices(texts, 1), [{ kind: 'questionBlank' }]],
    ['a fourth choice', 'Which?', choices(texts.slice(0, 3), 1), [{ kind: 'choiceCount' }]],
    ['no fifth choice', 'Which?', choices([...texts, 'Ear'], 1), [{ kind: 'choiceCount' }]],
    ['a correct choice', 'Which?', choices(texts), [{ kind: 'noCorrectChoice' }]],
    ['one correct choice only', 'Which?', choices(texts, 0, 3), [{ kind: 'severalCorrectChoices' }]],
    ['no empty choice', 'Which?', choices(['Aorta', '', 'Liver', 'Skin'], 0), [{ kind: 'choiceBlank', index: 1 }]],
    ['no blank choice', 'Which?', choices(['Aorta', 'Femur', 'Liver', ' '], 0), [{ kind: 'choiceBlank', index: 3 }]],
    [
      'different choices',
      'Which?',
      choices(['Aorta', 'Femur', 'Aorta', 'Skin'], 0),
      [{ kind: 'choiceDuplicate', index: 2, firstIndex: 0 }],
    ],
    [
      'choices that differ in more than spaces',
      'Which?',
      choices(['left  lung', 'Femur', 'Skin', ' left lung '], 0),
      [{ kind: 'choiceDuplicate', index: 3, firstIndex: 0 }],
    ],
    [
      'choices that differ in more than the encoding of a letter',
      'Which?',
      choices(['Café', 'Cafe\u0301', 'Liver', 'Skin'], 0),
      [{ kind: 'choiceDuplicate', index: 1, firstIndex: 0 }],
    ],
    [
      'choices that differ in more than invisible characters',
      'Which?',
      choices(['Aorta', 'Femur', 'Skin', 'Aor\u200bta\u200d'], 0),
      [{ kind: 'choiceDuplicate', index: 3, firstIndex: 0 }],
    ],
    [
      'choices that differ in more than the kind of a space',
      'Which?',
      choices(['left lung', 'left\u2800lung', 'Liver', 'Skin'], 0),
      [{ kind: 'choiceDuplicate', index: 1, firstIndex: 0 }],
    ],
  ])('a question needs %s', (_, question, input, problems) => {
    expect(questionProblems({ question, choices: input })).toEqual(problems);
  });

  test('choices may differ only in case', () => {
    expect(questionProblems({ question: 'Which?', choices: choices(['mg', 'Mg', 'MG', 'mG'], 1) })).toEqual([]);
  });

  test('choices may differ only in a joiner that shapes letters or emoji', () => {
    const input = choices(['می\u200cخواهم', 'میخواهم', '👩\u200d⚕', '👩⚕'], 1);
    expect(questionProblems({ question: 'Which?', choices: input })).toEqual([]);
  });

  test('choices may differ only in a space', () => {
    const input = choices(['on set', 'onset', 'off set', 'offset'], 1);
    expect(questionProblems({ question: 'Which?', choices: input })).toEqual([]);
  });

  test('an empty form has every problem, in its order, and its blanks are no duplicates', () => {
    expect(questionProblems({ question: '', choices: choices(['', '', '', '']) })).toEqual([
      { kind: 'questionBlank' },
      { kind: 'choiceBlank', index: 0 },
      { kind: 'choiceBlank', index: 1 },
      { kind: 'choiceBlank', index: 2 },
      { kind: 'choiceBlank', index: 3 },
      { kind: 'noCorrectChoice' },
    ]);
  });

  test.each([
    [{ kind: 'questionBlank' }, 'Enter the question.'],
    [{ kind: 'choiceCount' }, 'Give exactly 4 choices.'],
    [{ kind: 'choiceBlank', index: 1 }, 'Enter choice 2.'],
    [{ kind: 'choiceDuplicate', index: 3, firstIndex: 0 }, 'Choice 4 is the same as choice 1.'],
    [{ kind: 'noCorrectChoice' }, 'Mark the correct choice.'],
    [{ kind: 'severalCorrectChoices' }, 'Mark one choice only as correct.'],
  ] satisfies [QuestionProblem, string][])('the message of the problem %j names the field', (problem, message) => {
    expect(english(questionProblemMessage(problem))).toBe(message);
  });
});
