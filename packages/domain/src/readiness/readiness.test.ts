import { describe, expect, test } from 'vitest';
import { english } from '../english/english.ts';
import {
  missingForCertificateGroup,
  missingForCourse,
  missingForEvent,
  missingSummary,
  missingToAdd,
  notReadyMessage,
  type Requirement,
  requiredWhileEnabledMessage,
  requirementLabel,
  requirementNoun,
} from './readiness.ts';

const course = {
  title: 'Anatomy basics',
  certificateGroup: { _id: 'g' },
  cover: { _id: 'c' },
  file: { _id: 'f' },
  questionCount: 1,
};
const event = { cover: { _id: 'c' }, images: [{ _id: 'p' }] };
const group = { name: 'Surgery', template: { _id: 't' }, passCondition: 1 };

describe('readiness of a course', () => {
  test.each([
    ['nothing when it is complete', {}, []],
    ['nothing when its links are plain ids', { certificateGroup: 'g', cover: 'c', file: 'f' }, []],
    ['a title', { title: undefined }, ['title']],
    ['a title that is not blank', { title: ' ' }, ['title']],
    ['a certificate group', { certificateGroup: null }, ['certificateGroup']],
    ['a preview image', { cover: null }, ['preview']],
    ['a preview image whose id is not empty', { cover: '' }, ['preview']],
    ['a preview image whose record has an id', { cover: { _id: '' } }, ['preview']],
    ['a PDF', { file: undefined }, ['file']],
    ['a question', { questionCount: 0 }, ['question']],
    ['nothing when the number of its questions is unknown', { questionCount: undefined }, []],
    ['nothing when its questions are null', { questionCount: null }, []],
    ['what two fields need, in the order of the form', { file: null, title: '' }, ['title', 'file']],
  ])('a course lacks %s', (_, change, requirements) => {
    expect(missingForCourse({ ...course, ...change })).toEqual(requirements);
  });

  test('an empty course lacks everything except for questions, whose number is unknown', () => {
    expect(missingForCourse({})).toEqual(['title', 'certificateGroup', 'preview', 'file']);
  });
});

describe('readiness of an event', () => {
  test.each([
    ['nothing when it is complete', {}, []],
    ['a cover', { cover: null }, ['cover']],
    ['a poster', { images: [] }, ['poster']],
    ['a poster when there is no list', { images: null }, ['poster']],
  ])('an event lacks %s', (_, change, requirements) => {
    expect(missingForEvent({ ...event, ...change })).toEqual(requirements);
  });

  test('an empty event lacks its cover and a poster', () => {
    expect(missingForEvent({})).toEqual(['cover', 'poster']);
  });
});

describe('readiness of a certificate group', () => {
  test.each([
    ['nothing when it is complete', {}, []],
    ['a name', { name: '' }, ['name']],
    ['a template', { template: null }, ['template']],
    ['a number of courses of at least 1', { passCondition: 0 }, ['passCondition']],
    ['a number of courses', { passCondition: null }, ['passCondition']],
  ])('a certificate group lacks %s', (_, change, requirements) => {
    expect(missingForCertificateGroup({ ...group, ...change })).toEqual(requirements);
  });

  test('an empty certificate group lacks everything, in the order of the form', () => {
    expect(missingForCertificateGroup({})).toEqual(['name', 'passCondition', 'template']);
  });
});

describe('requirement label', () => {
  test.each([
    ['title', 'title'],
    ['certificateGroup', 'certificate group'],
    ['preview', 'preview image'],
    ['cover', 'cover image'],
    ['file', 'PDF'],
    ['question', 'quiz question'],
    ['poster', 'poster'],
    ['name', 'name'],
    ['template', 'template image'],
    ['passCondition', 'number of required courses'],
  ] satisfies [Requirement, string][])('the requirement %s has a label', (requirement, label) => {
    expect(english(requirementNoun(requirement))).toBe(label);
    expect(english(requirementLabel(requirement)).toLowerCase()).toBe(label.toLowerCase());
  });

  test.each([
    [['file'], 'Add a PDF before enabling.'],
    [['cover', 'poster'], 'Add a cover image and a poster before enabling.'],
    [
      ['name', 'passCondition', 'template'],
      'Add a name, a number of required courses and a template image before enabling.',
    ],
  ] satisfies [Requirement[], string][])('the message about the missing %j is %j', (requirements, message) => {
    expect(notReadyMessage(requirements)).toBe(message);
  });

  test('the message about an enabled item names the requirement that it would lose', () => {
    expect(requiredWhileEnabledMessage(['question'])).toBe('This is enabled and needs a quiz question.');
  });
});

test.each<[readonly Requirement[], string]>([
  [['file'], 'PDF missing'],
  [['certificateGroup', 'file'], 'Group and PDF missing'],
  [['cover', 'poster'], 'Cover and poster missing'],
  [['name', 'passCondition', 'template'], '3 missing'],
  [missingForCourse({ questionCount: 0 }), '5 missing'],
])('a row sums up %j as “%s”', (missing, summary) => {
  expect(english(missingSummary(missing))).toBe(summary);
});

test.each<[readonly Requirement[], string]>([
  [['file'], 'Add PDF'],
  [['cover', 'poster'], 'Add cover image and poster'],
  [['title', 'file', 'question'], 'Add title, PDF and 1 more'],
  [['title', 'certificateGroup', 'preview', 'file', 'question'], 'Add title, certificate group and 3 more'],
])('an item without %j is completed by “%s”', (missing, text) => {
  expect(english(missingToAdd(missing))).toBe(text);
});
