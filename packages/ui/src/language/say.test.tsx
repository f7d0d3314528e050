import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { say, sentence, setCatalogue, shown } from './index.ts';

afterEach(() => {
  Object.assign(document.documentElement, { lang: 'en', dir: '' });
  setCatalogue({});
});

test('a sentence has plurals, values and lists', () => {
  expect(say('Save')).toBe('Save');
  expect(say('{n, plural, one {# row} other {# rows}} of {name}', { n: 1, name: 'Users' })).toBe('1 row of Users');
  expect(say('{n} of {total}', { n: 1000, total: 2000 })).toBe('1000 of 2000');
  expect(say('Missing: {parts}', { parts: ['a title', sentence('a cover'), 'a PDF'] })).toBe(
    'Missing: a title, a cover and a PDF',
  );
});

test('a sentence of another module has sentences as values', () => {
  expect(say(sentence('{who} added {what}', { who: 'Ann', what: sentence('{n} choices', { n: 4 }) }))).toBe(
    'Ann added 4 choices',
  );
});

test('a sentence has elements, and elements as values', () => {
  const shown = say('Read <a>the <b>terms</b></a> of {service}', {
    a: (words) => <a href="/terms">{words}</a>,
    b: (words) => <b>{words}</b>,
    service: <i>CPD</i>,
  });
  expect(renderToStaticMarkup(<p>{shown}</p>)).toBe('<p>Read <a href="/terms">the <b>terms</b></a> of <i>CPD</i></p>');
});

test('numbers have the digits of the language, and words of people keep their direction', () => {
  Object.assign(document.documentElement, { lang: 'ar', dir: 'rtl' });
  expect(say('{n} of {name}', { n: 12, name: 'Ann' })).toBe('١٢ of \u2068Ann\u2069');
  expect([shown(1_200), shown('1200')]).toEqual(['١٢٠٠', '1200']);
});

test('a list in Thai has spaces beside Latin words and numbers, and none between Thai ones', () => {
  Object.assign(document.documentElement, { lang: 'th' });
  expect(say('Missing: {parts}', { parts: ['ชื่อเรื่อง', 'ภาพปก'] })).toBe('Missing: ชื่อเรื่องและภาพปก');
  expect(say('Missing: {parts}', { parts: ['ไฟล์ PDF', 'คำถาม 6 ข้อ'] })).toBe('Missing: ไฟล์ PDF และคำถาม 6 ข้อ');
  expect(say('Missing: {parts}', { parts: ['PNG', 'JPEG'] })).toBe('Missing: PNG และ JPEG');
});
