import { expect, test } from 'vitest';
import { DEFAULT_APP_SETTINGS, fillDocument, isReadableHue, parseAppSettings } from './appSettings.ts';

const PAGE = '<title>%BRAND_NAME%</title><img src="%BRAND_MARK%"><script type="application/json">"%SETTINGS%"</script>';

test.each([
  'Chamber <of> "Medicine" & Co',
  '</script><script>alert(1)</script>',
  '%GOVERNING_LAW% of $& and $1',
  'แพทยสภา',
])('a document keeps the brand %j as a text, and its settings can be read', (name) => {
  const page = fillDocument(PAGE, parseAppSettings(JSON.stringify({ BRAND_NAME: name })));
  const [, title = ''] = /<title>(.*)<\/title>/.exec(page) ?? [];
  const shown = title.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  expect(title).not.toContain('<');
  expect(shown).toBe(name);
  const [, json = ''] = /json">(.*?)<\/script>/.exec(page) ?? [];
  expect(parseAppSettings(json)).toEqual({ ...DEFAULT_APP_SETTINGS, BRAND_NAME: name });
});

test.each([
  ['', '/public/favicon.svg'],
  ['/mark.svg', '/mark.svg'],
])('a document with the mark %j shows %s', (mark, shown) => {
  expect(fillDocument(PAGE, parseAppSettings(JSON.stringify({ BRAND_MARK: mark })))).toContain(`<img src="${shown}">`);
});

test.each([
  ['', 'das Recht <b>dort</b>'],
  ['the law of Ruritania & Co', 'the law of Ruritania &amp; Co'],
])('a document with a text of its own for the default shows the governing law %j as %s', (law, shown) => {
  const page = '<p>%GOVERNING_LAW|das Recht <b>dort</b>%</p>';
  expect(fillDocument(page, parseAppSettings(JSON.stringify({ GOVERNING_LAW: law })))).toBe(`<p>${shown}</p>`);
});

test('a percent sign that names no setting stays', () => {
  expect(fillDocument('<p>100 %UNKNOWN% %', DEFAULT_APP_SETTINGS)).toBe('<p>100 %UNKNOWN% %');
});

test.each([null, undefined, '', '{}'])('without settings (%j), the defaults hold', (json) => {
  expect(parseAppSettings(json)).toEqual(DEFAULT_APP_SETTINGS);
});

test.each([
  [0, true],
  [105, true],
  [106, false],
  [239, false],
  [240, true],
  [360, true],
  [361, false],
  [Number.NaN, false],
])('text in the hue %d can be read: %s', (hue, isReadable) => {
  expect(isReadableHue(hue)).toBe(isReadable);
});
