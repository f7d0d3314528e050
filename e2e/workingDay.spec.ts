import type { Browser, Page } from '@playwright/test';
import { ADMIN } from '../tools/product.ts';
import { button, giveAllConsents, password, path, signInWithPassword, test, userEmail } from './deletionTest.ts';
import { posterRows } from './posters.ts';
import { expect } from './test.ts';
import { withPausedClock } from './typing.ts';
import { chooseFiles, pdf, png } from './uploads.ts';
import { likeSentence, type Words, wordsOf } from './words.ts';

for (const language of ['en', 'ar', 'th']) {
  test(`a working day in ${language}: group, course, quiz and event are made and enabled, a post is decided, a person leaves`, {
    tag: language === 'en' ? [] : ['@release'],
  }, async ({ page, browser, emulator }) => {
    // Many tests in one.
    test.slow();
    const say = wordsOf(language);
    // The days in other languages may have left theirs in the same product.
    const [group, course, event] = [
      `Night nursing ${language}`,
      `Staying awake ${language}`,
      `Night shift ${language}`,
    ];
    const { inRow, openScreen, beginNew, openLastPage, enable, fillInQuestion } = workingDay(page, say);
    await test.step('the administrator signs in', async () => {
      await page.goto('/');
      await page.getByRole('combobox', { name: 'Language' }).selectOption(language);
      await page
        .getByLabel(say('{field, select, signIn {User} other {User}}', { field: 'signIn' }), { exact: true })
        .fill(ADMIN.username);
      await page.getByLabel(say('Password'), { exact: true }).fill(ADMIN.password);
      await page.getByRole('button', { name: say('Login'), exact: true }).click();
      await expect(page.getByRole('heading', { name: say('User'), level: 1 })).toBeVisible();
    });

    await test.step('a certificate group gets its template and a place for the name, and is enabled', async () => {
      await beginNew('Cert Group');
      await page.getByLabel(say('Group name')).fill(group);
      await page
        .getByRole('spinbutton', { name: say('Number of courses needed before a certificate can be requested') })
        .fill('1');
      await chooseFiles(page, say('Preview image'), { ...png('template.png'), buffer: await page.screenshot() });
      const line = page.getByRole('slider', { name: say('Name line') });
      const position = page.getByRole('spinbutton', { name: say('Position') });
      // Its text has the digits of the language.
      await expect(position).toHaveAttribute('aria-valuenow', '450');
      const up = page.getByRole('button', { name: say('Move up') }).first();
      await withPausedClock(page, async () => {
        await up.click();
        await up.click();
        await line.press('ArrowDown');
        await expect(position).toHaveAttribute('aria-valuenow', '447');
      });
      await page.getByRole('button', { name: say('Save'), exact: true }).click();
      await page.getByPlaceholder(say('Search from title or description.')).fill(group);
      await expect(page).toHaveURL(/keyword=Night/);
      await enable(group);
      await page.getByRole('link', { name: inRow('Setting', group) }).click();
      await expect(position).toHaveAttribute('aria-valuenow', '447');
    });

    await test.step('a course gets its group, its picture and its PDF', async () => {
      await beginNew('Course');
      await page.getByLabel(say('Title'), { exact: true }).fill(course);
      const groups = page.getByRole('button', { name: new RegExp(say('Certificate Group')) }).first();
      await expect(groups).not.toContainText(say('Loading…'));
      await groups.click();
      await page.getByRole('option', { name: group }).click();
      await chooseFiles(page, say('Preview image'), png('cover.png'));
      await expect(page.getByRole('img', { name: say('Preview image') })).toBeVisible();
      await chooseFiles(page, say('PDF'), pdf('staying-awake.pdf'));
      await expect(page.getByRole('region', { name: 'staying-awake.pdf' }).locator('canvas').first()).toBeVisible();
      await page.getByRole('button', { name: say('Save'), exact: true }).click();
      await expect(page.getByText(say('Course saved'))).toBeVisible();
    });

    await test.step('its quiz gets two questions, of which one is to be right', async () => {
      await openScreen('Quiz');
      await openLastPage();
      await page.getByRole('link', { name: inRow('Setting', course) }).click();
      await page.getByRole('button', { name: say('New'), exact: true }).click();
      await fillInQuestion('What helps?');
      await page.getByRole('button', { name: say('Save and add another') }).click();
      await expect(page.getByRole('textbox', { name: say('Question') })).toHaveValue('');
      await fillInQuestion('What harms?');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('Save'), exact: true })
        .click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByRole('button', { name: new RegExp(say('Edit')) })).toHaveCount(2);
      await page.getByLabel(say('How many question to show')).fill('2');
      await page.getByLabel(say('How many score to pass this exam')).fill('1');
      await page.getByRole('button', { name: say('Update'), exact: true }).click();
      await expect(page.getByText(say('Update successful'))).toBeVisible();
    });

    await test.step('the course is enabled', async () => {
      await openScreen('Course');
      await openLastPage();
      await enable(course);
    });

    await test.step('an event gets three posters at once, is put into order and enabled', async () => {
      await beginNew('Event');
      await page.getByRole('textbox', { name: say('Hyperlink') }).fill(`https://example.org/night-shift-${language}`);
      await chooseFiles(page, say('Cover image'), png('cover.png'));
      await expect(page.getByRole('img', { name: say('Cover image') })).toBeVisible();
      await chooseFiles(page, say('Poster images'), png('a.png'), png('b.png'), png('c.png'));
      const posters = posterRows(page, say('Posters in their order'));
      await expect(posters).toHaveCount(3);
      const [first = ''] = await posters.allInnerTexts();
      await page
        .getByRole('button', { name: likeSentence(say, 'Move down {label}', 'label') })
        .first()
        .click();
      await expect(posters.nth(1)).toContainText(first.trim());
      await page.getByRole('button', { name: say('Save'), exact: true }).click();
      await page.getByRole('combobox', { name: say('Rows per page') }).selectOption('100');
      // The last segment of its link, which is unique among the events.
      await enable(event);
      await page.getByRole('link', { name: inRow('Setting', event) }).click();
      await expect(posters.nth(1)).toContainText(first.trim());
    });

    await test.step('a reviewer approves a post by the link that the administrator passes on', async () => {
      await openScreen('Feed');
      await page.getByRole('tab', { name: say('Review') }).click();
      const post = page.getByRole('row').nth(1);
      const open = post.getByRole('button', { name: say('Open Url') });
      // The posted ones, which have none, stay until those in review are there.
      await expect(open).toBeVisible();
      const titleAndAuthor = await post.getByRole('rowheader').textContent();
      const [tab, response] = await Promise.all([
        page.waitForEvent('popup'),
        page.waitForResponse(/\/v1\/post\/review\/url\//),
        open.click(),
      ]);
      const heading = tab.getByRole('article').getByRole('heading', { level: 1 });
      const title = (await heading.textContent()) ?? '';
      expect(titleAndAuthor).toContain(title);
      await tab.close();
      const reviewer = await visitor(browser, (await response.json()).url, language);
      await reviewer.getByRole('button', { name: say('Approve'), exact: true }).click();
      await expect(reviewer.getByText(say('You approved this content.'))).toBeVisible();
      await reviewer.context().close();
      await openScreen('Feed');
      // Each tab has its own search field.
      await expect(page.getByRole('tab', { name: say('Posted') })).toHaveAttribute('aria-selected', 'true');
      await page.getByPlaceholder(say('from title or description')).fill(title);
      await expect(page).toHaveURL(/keyword=/);
      await expect(page.getByRole('row').filter({ hasText: title })).toContainText(say('Posted'));
    });

    await test.step('a person deletes their account', async () => {
      const email = userEmail(41);
      await emulator.create({ email, password });
      const person = await visitor(browser, new URL(path, page.url()).href, language);
      await signInWithPassword(person, email, password, say);
      await giveAllConsents(person);
      await button(person, say('DELETE')).click();
      await expect(person.getByText(say('Your deletion was requested'))).toBeVisible();
      await person.context().close();
      await expect.poll(() => emulator.has(email)).toBe(false);
    });

    await test.step('the administrator signs out', async () => {
      await openScreen('Setting');
      await page.getByRole('button', { name: say('Sign Out'), exact: true }).click();
      await expect(page.getByRole('button', { name: say('Login'), exact: true })).toBeVisible();
    });
  });
}

/** What is done again and again on the pages of a language. */
function workingDay(page: Page, say: Words) {
  /** The accessible name of a button of a row. */
  const inRow = (label: string, name: string) => say('{label} {name}', { label: say(label), name });

  async function openScreen(label: string): Promise<void> {
    const main = page.getByRole('navigation', { name: say('Main') });
    await main.getByRole('link', { name: say(label), exact: true }).click();
    await page.waitForURL(/\/[a-z-]+(\?.*)?$/);
  }

  /** Creates a draft in the list of that name. */
  async function beginNew(list: string): Promise<void> {
    await openScreen(list);
    await page.getByRole('button', { name: say('New'), exact: true }).click();
    await page.waitForURL(/\/(course|event|certificate-group)\/[^/?]+$/);
  }

  async function openLastPage(): Promise<void> {
    // A cached list may lack new items until it is revalidated.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const last = page
      .getByRole('button', { name: new RegExp(`^${say('Page {n}', { n: 1 }).replace(/\p{Nd}/u, '\\p{Nd}+')}$`, 'u') })
      .last();
    await last.click();
    await expect(last).toHaveAttribute('aria-current', 'page');
  }

  async function enable(name: string): Promise<void> {
    const press = page.getByRole('button', { name: inRow('Enable', name) });
    await press.click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('Confirm') })
      .click();
    await expect(press).toBeDisabled();
  }

  async function fillInQuestion(question: string): Promise<void> {
    await page.getByRole('textbox', { name: say('Question') }).fill(question);
    for (const [place, text] of ['Tea', 'Talk', 'Sleep', 'Songs'].entries()) {
      await page.getByLabel(say('Choice {number}', { number: place + 1 }), { exact: true }).fill(text);
    }
    await page.getByLabel(say('Choice {number} is correct', { number: 3 })).check();
  }

  return { inRow, openScreen, beginNew, openLastPage, enable, fillInQuestion };
}

/** Opens a URL in a separate browser context, as another person. */
async function visitor(browser: Browser, address: string, language: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const url = new URL(address);
  url.searchParams.set('lang', language);
  await page.goto(url.href);
  return page;
}
