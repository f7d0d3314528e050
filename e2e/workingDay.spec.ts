import type { Browser, Page } from '@playwright/test';
import { ADMIN } from '../tools/product.ts';
import { button, giveAllConsents, password, path, signInWithPassword, test, userEmail } from './deletionTest.ts';
import { posterRows } from './posters.ts';
import { expect } from './test.ts';
import { withPausedClock } from './typing.ts';
import { chooseFiles, pdf, png } from './uploads.ts';

test('a working day: group, course, quiz and event are made and enabled, a post is decided, a person leaves', async ({
  page,
  browser,
  emulator,
}) => {
  // Many tests in one.
  test.slow();
  await test.step('the administrator signs in', async () => {
    await page.goto('/');
    await page.getByLabel('User').fill(ADMIN.username);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { name: 'User', level: 1 })).toBeVisible();
  });

  await test.step('a certificate group gets its template and a place for the name, and is enabled', async () => {
    await beginNew(page, 'Cert Group');
    await page.getByLabel('Group name').fill('Night nursing');
    await page.getByRole('spinbutton', { name: /^Number of courses/ }).fill('1');
    await chooseFiles(page, 'Preview image', { ...png('template.png'), buffer: await page.screenshot() });
    const line = page.getByRole('slider', { name: 'Name line' });
    const position = page.getByRole('spinbutton', { name: 'Position' });
    await expect(position).toHaveValue('450');
    const up = page.getByRole('button', { name: /up/i }).first();
    await withPausedClock(page, async () => {
      await up.click();
      await up.click();
      await line.press('ArrowDown');
      await expect(position).toHaveValue('447');
    });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByPlaceholder('Search from title or description.').fill('Night nursing');
    await expect(page).toHaveURL(/keyword=Night/);
    await enable(page, 'Night nursing');
    await page.getByRole('link', { name: 'Setting Night nursing' }).click();
    await expect(position).toHaveValue('447');
  });

  await test.step('a course gets its group, its picture and its PDF', async () => {
    await beginNew(page, 'Course');
    await page.getByLabel('Title', { exact: true }).fill('Staying awake');
    const groups = page.getByRole('button', { name: /Certificate Group/ });
    await expect(groups).not.toContainText('Loading…');
    await groups.click();
    await page.getByRole('option', { name: 'Night nursing' }).click();
    await chooseFiles(page, 'Preview image', png('cover.png'));
    await expect(page.getByRole('img', { name: 'Preview image' })).toBeVisible();
    await chooseFiles(page, 'PDF', pdf('staying-awake.pdf'));
    await expect(page.getByRole('region', { name: 'staying-awake.pdf' }).locator('canvas').first()).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Course saved')).toBeVisible();
  });

  await test.step('its quiz gets two questions, of which one is to be right', async () => {
    await openScreen(page, 'Quiz');
    await openLastPage(page);
    await page.getByRole('link', { name: 'Setting Staying awake' }).click();
    await page.getByRole('button', { name: 'New', exact: true }).click();
    await fillInQuestion(page, 'What helps?');
    await page.getByRole('button', { name: 'Save and add another' }).click();
    await expect(page.getByRole('textbox', { name: 'Question' })).toHaveValue('');
    await fillInQuestion(page, 'What harms?');
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: /^Edit / })).toHaveCount(2);
    await page.getByLabel('How many question to show').fill('2');
    await page.getByLabel('How many score to pass this exam').fill('1');
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(page.getByText('Update successful')).toBeVisible();
  });

  await test.step('the course is enabled', async () => {
    await openScreen(page, 'Course');
    await openLastPage(page);
    await enable(page, 'Staying awake');
  });

  await test.step('an event gets three posters at once, is put into order and enabled', async () => {
    await beginNew(page, 'Event');
    await page.getByLabel('Hyperlink').fill('https://example.org/night-shift-week');
    await chooseFiles(page, 'Cover image', png('cover.png'));
    await expect(page.getByRole('img', { name: 'Cover image' })).toBeVisible();
    await chooseFiles(page, 'Poster images', png('a.png'), png('b.png'), png('c.png'));
    const posters = posterRows(page);
    await expect(posters).toHaveCount(3);
    const [first = ''] = await posters.allInnerTexts();
    await page
      .getByRole('button', { name: /^Move down poster/ })
      .first()
      .click();
    await expect(posters.nth(1)).toContainText(first.trim());
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('100');
    // The last segment of its link, which is unique among the events.
    await enable(page, 'Night shift week');
    await page.getByRole('link', { name: 'Setting Night shift week' }).click();
    await expect(posters.nth(1)).toContainText(first.trim());
  });

  await test.step('a reviewer approves a post by the link that the administrator passes on', async () => {
    await openScreen(page, 'Feed');
    await page.getByRole('tab', { name: 'Review' }).click();
    const open = page.getByRole('button', { name: /^Open Url / }).first();
    const label = (await open.getAttribute('aria-label')) ?? '';
    const title = label.replace('Open Url ', '').replace(' (opens in a new tab)', '');
    const [tab, response] = await Promise.all([
      page.waitForEvent('popup'),
      page.waitForResponse(/\/v1\/post\/review\/url\//),
      open.click(),
    ]);
    await expect(tab.getByRole('heading', { name: title })).toBeVisible();
    await tab.close();
    const reviewer = await visitor(browser, (await response.json()).url);
    await reviewer.getByRole('button', { name: 'Approve' }).click();
    await expect(reviewer.getByText('You approved this content.')).toBeVisible();
    await reviewer.context().close();
    await openScreen(page, 'Feed');
    // Each tab has its own search field.
    await expect(page.getByRole('tab', { name: 'Posted' })).toHaveAttribute('aria-selected', 'true');
    await page.getByPlaceholder('from title or description').fill(title);
    await expect(page).toHaveURL(/keyword=/);
    await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Posted');
  });

  await test.step('a person deletes their account', async () => {
    const email = userEmail(41);
    await emulator.create({ email, password });
    const person = await visitor(browser, new URL(path, page.url()).href);
    await signInWithPassword(person, email);
    await giveAllConsents(person);
    await button(person, 'DELETE').click();
    await expect(person.getByText('Your deletion was requested')).toBeVisible();
    await person.context().close();
    await expect.poll(() => emulator.has(email)).toBe(false);
  });

  await test.step('the administrator signs out', async () => {
    await openScreen(page, 'Setting');
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  });
});

async function openScreen(page: Page, label: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Edit');
}

/** Creates a draft in the list of that name and returns its id. */
async function beginNew(page: Page, list: string): Promise<string> {
  await openScreen(page, list);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.waitForURL(/\/(course|event|certificate-group)\/[^/?]+$/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function openLastPage(page: Page): Promise<void> {
  // A cached list may lack new items until it is revalidated.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const last = page.getByRole('button', { name: /^Page \d+$/ }).last();
  await last.click();
  await expect(last).toHaveAttribute('aria-current', 'page');
}

async function enable(page: Page, name: string): Promise<void> {
  const press = page.getByRole('button', { name: `Enable ${name}` });
  await press.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(press).toBeDisabled();
}

async function fillInQuestion(page: Page, question: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Question' }).fill(question);
  for (const [place, text] of ['Tea', 'Talk', 'Sleep', 'Songs'].entries()) {
    await page.getByLabel(`Choice ${place + 1}`, { exact: true }).fill(text);
  }
  await page.getByLabel('Choice 3 is correct').check();
}

/** Opens a URL in a separate browser context, as another person. */
async function visitor(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  return page;
}
