import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseLanguage } from './choice.ts';

const reload = vi.fn();
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('location', { href: 'https://cpd.example/user', pathname: '/user', reload, replace: vi.fn() });
});
afterEach(() => vi.unstubAllGlobals());

const leave = () => window.dispatchEvent(new Event('pagehide'));

test('a language is stored when the page is left', () => {
  chooseLanguage('de');
  expect(reload).toHaveBeenCalledOnce();
  expect(localStorage.getItem('language')).toBeNull();
  leave();
  expect(localStorage.getItem('language')).toBe('de');
});

test.each(['pointerdown', 'keydown'])('whoever stays, because input would be lost, keeps the language: %s', (type) => {
  chooseLanguage('de');
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  leave();
  expect(localStorage.getItem('language')).toBeNull();
});

test('without storage, the address names the language', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  chooseLanguage('de');
  leave();
  expect(window.location.replace).toHaveBeenCalledWith(new URL('https://cpd.example/user?lang=de'));
  vi.restoreAllMocks();
});
