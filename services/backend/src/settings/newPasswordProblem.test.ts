import { expect, test } from 'vitest';
import { newPasswordProblem } from './newPasswordProblem.ts';

const owner = {
  username: 'Renée O’Neil',
  site: { issuerName: 'Royal Society of Nursing', publicSiteUrl: 'https://cpd.nursing-school.example' },
};

test.each([
  ['the service', 'CPD.quiz-2026'],
  ['two of its words without a gap', 'administratorwelcome'],
  ['the issuer', 'Royal Society of Nursing 1'],
  ["the issuer's name without its short words", 'royal-society-nursing'],
  ['the host', 'NursingSchool!!'],
  ['the user', 'renée.oneil.99'],
  ['the user, in wide letters', 'ｒｅｎéｅ-neil'],
])('a new password may not be made of words of %s only: %s', (_, password) => {
  expect(newPasswordProblem(password, owner)).toContain('too easy to guess');
});

test.each(['royal otters swim', 'welcome to the marsh', '8391 5520 7716', 'nursery rhymes'])(
  'a new password may be %s',
  (password) => {
    expect(newPasswordProblem(password, owner)).toBeNull();
  },
);
