import { describe, expect, test } from 'vitest';
import { english } from '../english/english.ts';
import { lookalikeProblem, usernameKey } from './username.ts';

describe('user names', () => {
  test.each([
    ['Admin', 'admin'],
    ['admin ', 'admin'],
    ['admin\u200d', 'admin'],
    ['Jose\u0301', 'jos\u00e9'],
    ['\uff41\uff44\uff4d\uff49\uff4e', 'admin'],
    ['Stra\u00dfe', 'STRASSE'],
    ['\u0399\u03a3', '\u03b9\u03c2'],
    ['ada\u00a0 lovelace', 'Ada Lovelace'],
  ])('%j and %j belong to one account', (one, other) => {
    expect(usernameKey(one)).toBe(usernameKey(other));
  });

  test.each([
    ['ada', 'adam'],
    ['jos\u00e9', 'jose'],
  ])('%j and %j belong to two accounts', (one, other) => {
    expect(usernameKey(one)).not.toBe(usernameKey(other));
  });

  test.each([
    'ada.lovelace+1@example.org',
    'José',
    'Łukasz 2',
    'Иван',
    'สมชาย',
    '山田太郎',
    '山田タロウ',
    '김철수',
    'अदा',
    '42',
  ])('%j is accepted', (name) => {
    expect(lookalikeProblem(name)).toBeUndefined();
  });

  test.each([
    ['\u0430dmin', 'several scripts'],
    ['admin\u03bf', 'several scripts'],
    ['Iван', 'several scripts'],
    ['ada\u2800', 'unusual ones'],
    ['admin\u200d', 'invisible characters'],
    ['\u200badmin', 'invisible characters'],
    ['ad\u00admin', 'invisible characters'],
    ['admin\ufffc', 'invisible characters'],
    ['admin\u3164', 'invisible characters'],
    ['\u0640\u0640', 'no letters'],
    ['admin\u0338', 'struck through'],
    ['adm\u0334in', 'struck through'],
    ['ad\u0335min', 'struck through'],
    ['a=b\u0338', 'struck through'],
    ['a\u2260b', 'struck through'],
    ['admin\u20d2', 'struck through'],
    ['admin\u20e5', 'struck through'],
    ['admin\u20dd', 'struck through'],
  ])('%j is rejected because of %s', (name, reason) => {
    const problem = lookalikeProblem(name);
    expect(problem && english(problem)).toContain(reason);
  });
});
