import { describe, expect, test } from 'vitest';
import { termsDocument } from './termsDocument.tsx';

const html = termsDocument('p > a{color:red}');
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
