import { afterEach, expect, test, vi } from 'vitest';
import { copyText, notCopied } from './clipboard.ts';

const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'));

afterEach(() => {
  document.body.replaceChildren();
});

function stubClipboard(clipboard: { writeText: () => Promise<void> } | undefined) {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
}

test.each([
  ['refuses', { writeText: refuse }],
  ['has no clipboard', undefined],
])('copyText selects the text where it is shown if the browser %s', async (_, clipboard) => {
  stubClipboard(clipboard);
  const text = document.createElement('button');
  text.textContent = '6uu7usrh';
  const field = document.createElement('input');
  field.value = 'https://cpd.example/welcome';
  document.body.append(text, field);
  expect(await copyText('6uu7usrh', text)).toBe(false);
  expect(getSelection()?.toString()).toBe('6uu7usrh');
  expect(await copyText(field.value, field)).toBe(false);
  expect(document.activeElement).toBe(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
});

test('copyText selects nothing once the text is copied', async () => {
  const writeText = vi.fn(async () => undefined);
  stubClipboard({ writeText });
  const field = document.createElement('input');
  document.body.append(field);
  expect(await copyText('6uu7usrh', field)).toBe(true);
  expect(writeText).toHaveBeenCalledWith('6uu7usrh');
  expect(document.activeElement).toBe(document.body);
});

test.each([
  ['Linux x86_64', 'Not copied. Press Ctrl+C.'],
  ['Win32', 'Not copied. Press Ctrl+C.'],
  ['MacIntel', 'Not copied. Press ⌘C.'],
  ['iPhone', 'Not copied. Press ⌘C.'],
])('the text about a refused copy on %s is %s', (platform, text) => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  expect(notCopied()).toBe(text);
});
