import { setCatalogue } from '@cpd/ui/language';
import { afterAll, describe, expect, test } from 'vitest';
import english from './terms.json';
import { termsDocument } from './termsDocument.tsx';

const html = await termsDocument('p > a{color:red}');
const page = new DOMParser().parseFromString(html, 'text/html');

describe('the document of the terms', () => {
  test('the terms have the eleven sections, with the specified numbers and titles', () => {
    const titles = [...page.querySelectorAll('section > h2')].map(({ textContent }) => textContent);
    expect(titles).toEqual([
      '1. User Registration and Account Management',
      '2. Mobile Device Binding',
      '3. Authentication',
      '4. Mobile App Authentication',
      '5. Authorization',
      '6. Data Protection',
      '7. Mobile Security',
      '8. Disclaimer',
      '9. Governing Law',
      '10. Changes to Terms and Conditions',
      '11. Contact Us',
    ]);
  });

  test('each section of the terms has a text with the names of this service filled in', () => {
    for (const section of page.querySelectorAll('section')) {
      expect(section.textContent?.length, section.id).toBeGreaterThan(200);
    }
    expect(page.body.textContent).toContain('“We” and “us” mean the operator of CPD Service;');
    expect(page.body.textContent).not.toMatch(/[{}]/);
  });

  test('the contents of the terms link to every section', () => {
    const targets = [...page.querySelectorAll('nav ol a')].map((link) => link.getAttribute('href')?.slice(1) ?? '');
    expect(targets).toHaveLength(11);
    for (const id of targets) expect(page.getElementById(id)?.tagName).toBe('SECTION');
  });

  test('section 11 of the terms has the contact address as a link', () => {
    const link = page.querySelector('#contact a');
    expect(link?.getAttribute('href')).toBe('mailto:contact@example.org');
    expect(link?.textContent).toBe('contact@example.org');
  });

  test('the document of the terms needs no script and no further file, and names its language and title', () => {
    expect(page.querySelector('script')).toBeNull();
    expect(html).not.toMatch(/\sstyle=|\son\w+=/);
    expect(page.documentElement.lang).toBe('en');
    expect(page.title).toBe('Terms and Conditions · CPD Service');
    expect(page.querySelector('link[rel=stylesheet]')).toBeNull();
    expect(page.querySelector('style')?.textContent).toBe('p > a{color:red}');
  });

  test('the terms may be found by search engines, unlike the other pages', () => {
    expect(page.querySelector('meta[name=robots]')).toBeNull();
  });
});

afterAll(() => setCatalogue({}));

describe('the translated terms', () => {
  const translations = import.meta.glob<typeof english>('./terms.*.json', { eager: true, import: 'default' });

  test('the terms exist in every language of the app', () => {
    const languages = Object.keys(import.meta.glob('../../../../languages/*.json'));
    expect(Object.keys(translations)).toEqual(languages.map((file) => `./terms.${file.split('/').at(-1)}`));
  });

  test.each(Object.entries(translations))(
    'the terms in %s have the sections, paragraphs and names of the English ones',
    (_, terms) => {
      expect(outlineOf(terms)).toEqual(outlineOf(english));
    },
  );

  test('the terms in other languages are documents of their own, to which the English one leads', async () => {
    const languages = 'en ar:rtl th';
    const parse = async (language: string, direction: 'ltr' | 'rtl') =>
      new DOMParser().parseFromString(await termsDocument('', { language, direction, languages }), 'text/html');
    const arabic = await parse('ar', 'rtl');
    expect(arabic.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' });
    expect(arabic.querySelector('script')).toBeNull();
    expect(arabic.body.textContent).toContain('قانون البلد الذي يقع فيه مقر مشغّل الخدمة');
    const numbersIn = (selector: string) =>
      [...arabic.querySelectorAll(selector)].map(({ textContent }) => textContent.split('.')[0]?.trim());
    const numbers = ['١', '٢', '٣', '٤', '٥', '٦', '٧', '٨', '٩', '١٠', '١١'];
    expect([numbersIn('ol > li > a'), numbersIn('section h2')]).toEqual([numbers, numbers]);
    expect(arabic.querySelector('main')?.textContent).not.toMatch(/[0-9]/);
    const links = [...arabic.querySelectorAll('footer [lang] a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/public/term-and-condition?lang=en',
      '/public/term-and-condition/ar/',
      '/public/term-and-condition/th/',
    ]);
    const document = await parse('en', 'ltr');
    expect(document.documentElement.dataset.languages).toBe(languages);
    expect(document.querySelector('link[rel=alternate][hreflang=th]')?.getAttribute('href')).toBe(links[2]);
    expect(document.querySelector('link[hreflang=en]')).toBeNull();
  });
});

/** What a translation has in common with the original. */
function outlineOf({ introduction, sections, inForceSince, lastUpdated }: typeof english) {
  const namesIn = (block: string | string[]) =>
    typeof block === 'string' ? block.match(/\{\w+\}/g) : block.map((item) => item.match(/\{\w+\}/g));
  return {
    dates: [inForceSince, lastUpdated],
    introduction: introduction.map(namesIn),
    sections: sections.map(({ anchor, blocks }) => [anchor, blocks.map(namesIn)]),
  };
}
