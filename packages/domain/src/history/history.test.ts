import { describe, expect, test } from 'vitest';
import { actorName } from '../actor/actor.ts';
import { english } from '../english/english.ts';
import { sentence } from '../sentence/sentence.ts';
import {
  actionSentence,
  changesBetween,
  changesToList,
  describesChanges,
  fieldLabel,
  fieldName,
  historySentence,
  repeatedLines,
  subjectKind,
  subjectLabel,
  subjectNoun,
  valueText,
} from './history.ts';

type Lines = Parameters<typeof actionSentence>[0];

/** What was done, after the actor and on its own. */
function expectPhrase(lines: Lines, phrase: string) {
  expect(english(historySentence('ada', lines))).toBe(`ada ${phrase}`);
  expect(english(actionSentence(lines)).toLowerCase()).toBe(phrase.toLowerCase());
}

describe('the history shows', () => {
  test.each([
    ['course.saved', ['title', 'file'], 'changed title and PDF'],
    ['course.saved', ['title', 'file', 'certificateGroup'], 'changed title, PDF and group'],
    ['event.saved', ['eventCover'], 'changed cover image'],
    ['certificateGroup.saved', ['requiredCourses', 'name'], 'changed required courses and name'],
    ['course.saved', [], 'changed the course'],
    ['course.saved', ['colour'], 'changed colour'],
    ['course.enabled', [], 'enabled the course'],
    ['question.added', ['question', 'choices'], 'added a question'],
    ['post.link-issued', [], 'created a review link'],
    ['post.approve', [], 'approved the post'],
    ['rocket.was-launched', [], 'rocket was launched'],
    ['toString', [], 'toString'],
  ])('the action %s with the fields %j as %j', (action, fields, phrase) => {
    const changes = fields.map((field) => ({ field, before: null, after: 'new' }));
    expectPhrase([{ action, changes }], phrase);
  });

  const link = { field: 'link', before: null, after: '3f9a1c2d' };
  const issuer = { field: 'issuer', before: null, after: { _id: 'x1', name: 'ada' } };
  test.each([
    ['post.link-issued', [link], 'created a review link'],
    ['post.approve', [link, issuer], 'approved the post through the link that ada made'],
    ['post.reject', [link], 'rejected the post through a review link'],
  ] as const)('the review link of %s and its issuer (rule HI11)', (action, changes, phrase) => {
    expectPhrase([{ action, changes }], phrase);
    expect(changesToList(action, changes)).toEqual([]);
  });

  test('the changes that the phrase does not contain', () => {
    const changes = [{ field: 'link', before: 'a', after: 'b' }];
    expect(changesToList('course.saved', changes)).toEqual(changes);
  });

  test('lines that repeat each other as one, unless they are kept apart', () => {
    const line = (action: string, item = 'a') => ({ actor: { _id: 'ada' }, action, subject: { _id: item } });
    const [one, two, other, moved] = [line('q'), line('q'), line('q', 'b'), line('course.moved')];
    expect(repeatedLines([one, two, other, one, moved, moved])).toEqual([[one, two], [other], [one], [moved, moved]]);
    expect(repeatedLines([one, two, moved, moved], ({ action }) => action === 'q')).toEqual([
      [one, two],
      [moved],
      [moved],
    ]);
    expect(repeatedLines([])).toEqual([]);
  });

  test('the questions of an import by their number', () => {
    const [added, moved] = [{ action: 'question.added' }, { action: 'course.moved', changes: null }];
    expectPhrase([added, added], 'added 2 questions');
    expectPhrase([added], 'added a question');
    expectPhrase([moved, moved], 'moved the course');
  });

  test('an added question by its text alone, so that an import has one line each', () => {
    const text = { field: 'question', before: null, after: 'a' };
    const choices = { field: 'choices', before: null, after: 'b / ✓ c' };
    expect(changesToList('question.added', [text, choices])).toEqual([text]);
    expect(changesToList('question.deleted', [text, choices])).toEqual([text, choices]);
  });

  test.each([
    [{ _id: 'x1', name: 'ada' }, 'ada'],
    [{ _id: 'review-link', name: null }, 'A reviewer by link'],
    [{ _id: 'command', name: null }, 'A server command'],
    [{ _id: 'x2', name: null }, 'An administrator'],
    [{ _id: 'toString', name: null }, 'An administrator'],
  ])('the actor %j as %j', (actor, name) => {
    expect(english(sentence('{who}', { who: actorName(actor) }))).toBe(name);
  });

  test.each([
    ['course.saved', true],
    ['course.moved', true],
    ['question.saved', false],
    ['rocket.launched', false],
  ])('the changes of %s without its phrase: %s', (action, isEnough) => {
    expect(describesChanges(action)).toBe(isEnough);
  });

  test('the kind of the subject of an action, and its noun', () => {
    const kind = subjectKind('certificateGroup.saved');
    const words = kind && english(sentence('{noun}, {label}', { noun: subjectNoun(kind), label: subjectLabel(kind) }));
    expect([kind, words]).toEqual(['certificateGroup', 'certificate group, Certificate group']);
    expect([subjectNoun('rocket'), subjectLabel('rocket')]).toEqual(['rocket', 'rocket']);
    expect([subjectKind('question.added'), subjectKind('rocket.launched')]).toEqual(['course', null]);
  });

  test('fields by their labels, and an unknown field by its name', () => {
    const fields = ['cover', 'passCondition', 'colour'];
    expect(english(sentence('{names}', { names: fields.map(fieldName) }))).toBe('preview image, pass score and colour');
    expect(english(sentence('{names}', { names: fields.map(fieldLabel) }))).toBe(
      'Preview image, Pass score and colour',
    );
  });
});

describe('the changes of a save (rule HI2)', () => {
  test('are the fields that differ, with their values before and after', () => {
    const before = { title: 'Old', quizLimit: 3, cover: null, file: { _id: 'f1', name: 'a.pdf' } };
    const after = { title: 'New', quizLimit: 3, cover: { _id: 'i1' }, file: { _id: 'f2', name: 'a.pdf' } };
    expect(changesBetween(before, after)).toEqual([
      { field: 'title', before: 'Old', after: 'New' },
      { field: 'cover', before: null, after: { _id: 'i1' } },
      { field: 'file', before: { _id: 'f1', name: 'a.pdf' }, after: { _id: 'f2', name: 'a.pdf' } },
    ]);
    expect(changesBetween(after, after)).toEqual([]);
  });

  test('treat a missing field as empty', () => {
    expect(changesBetween({ question: 'Which?' }, { title: 'New', name: undefined })).toEqual([
      { field: 'question', before: 'Which?', after: null },
      { field: 'title', before: null, after: 'New' },
    ]);
  });

  test('include the order of images', () => {
    const [one, other] = [{ _id: 'a' }, { _id: 'b' }];
    expect(changesBetween({ posters: [one, other] }, { posters: [other, one] })).toHaveLength(1);
  });

  test('shorten long texts without splitting a character, even if only their ends differ', () => {
    const [change] = changesBetween({ question: `${'🦴'.repeat(300)}a` }, { question: `${'🦴'.repeat(300)}b` });
    expect(change).toEqual({ field: 'question', before: `${'🦴'.repeat(200)}…`, after: `${'🦴'.repeat(200)}…` });
    const [deletion] = changesBetween({ question: { _id: 'q', name: '🦴'.repeat(300) } }, {});
    expect(deletion?.before).toEqual({ _id: 'q', name: `${'🦴'.repeat(200)}…` });
  });
});

test.each([
  [null, ''],
  ['Anatomy', 'Anatomy'],
  [0, '0'],
  [{ _id: 'f', name: 'a.pdf' }, 'a.pdf'],
  [{ _id: 'i' }, 'an image'],
  [[], ''],
  [[{ _id: 'i' }], '1 image'],
  [[{ _id: 'i' }, { _id: 'j' }], '2 images'],
])('the value %j is displayed as %j', (value, text) => {
  expect(english(sentence('{value}', { value: valueText(value) }))).toBe(text);
});
