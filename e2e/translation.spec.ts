import type { Locator, Page, Request } from '@playwright/test';
import { translate } from '../packages/ui/src/testing/translate.ts';
import { addressOf, screenTitled } from './adminScreens.ts';
import { expect, test } from './test.ts';
import { withPausedClock } from './typing.ts';

/** A user action, and what is visible afterwards. */
type Step = readonly [act: (page: Page) => Promise<unknown>, result: (page: Page) => Locator];

/** A use of a screen that saves nothing. */
interface Walk {
  readonly title: string;
  readonly address: (page: Page) => Promise<string>;
  readonly steps: readonly Step[];
}

const field = (page: Page, label: string) => page.getByLabel(label).first();
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const fill = (label: string, value: string) => (page: Page) => field(page, label).fill(value);
const textbox = (label: string) => (page: Page) => field(page, label);
const text = (words: string | RegExp) => (page: Page) => page.getByText(words).last();

const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, level: 1, exact: true });

const open = (label: string) => (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label, exact: true }).click();

/** Selects the last option of a select. */
const chooseLast = (label: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: label }).first().click();
  await page.getByRole('option').last().click();
  await expect(page.getByRole('listbox')).toBeHidden();
};

const walks: readonly Walk[] = [
  {
    title: 'the list of users and the command palette',
    address: () => Promise.resolve('/user'),
    steps: [
      [(page) => page.getByRole('searchbox').fill('no such user'), text(/^No users match/)],
      [press('Clear search'), text(/^1–10 of/)],
      [press('Next page'), text(/^11–20 of/)],
      [(page) => page.keyboard.press('Control+k'), (page) => page.getByRole('option', { name: /^Feed/ })],
      [(page) => page.keyboard.type('no such thing'), text('Feed matching “no such thing”')],
    ],
  },
  {
    title: 'filters and sorting of the courses',
    address: () => Promise.resolve('/course'),
    steps: [
      [
        (page) => page.getByRole('radio', { name: /^Not enabled/ }).click(),
        (page) => page.getByRole('radio', { name: /^Not enabled/, checked: true }),
      ],
      [
        (page) => page.getByRole('combobox', { name: 'Sort by' }).selectOption('-title'),
        (page) => page.getByRole('combobox').filter({ has: page.locator('option[value="-title"]:checked') }),
      ],
      [press(/^\d missing/), (page) => page.getByRole('dialog')],
    ],
  },
  {
    title: 'tabs and pages of the feed',
    address: () => Promise.resolve('/feed'),
    steps: [
      [(page) => page.getByRole('tab', { name: /Review/ }).click(), text('Open Url')],
      [press('Next page'), text(/^11–20 of/)],
    ],
  },
  {
    title: 'the form of a course',
    address: (page) => addressOf(page, screenTitled('Edit course')),
    steps: [
      [fill('Title', ''), textbox('Title')],
      [fill('Title', 'Another title'), textbox('Title')],
      [chooseLast(/Certificate Group/), textbox('Title')],
      [(page) => page.getByRole('link', { name: 'Event', exact: true }).click(), text('Keep editing')],
      [press('Keep editing'), textbox('Title')],
    ],
  },
  {
    title: 'the form of an event',
    address: (page) => addressOf(page, screenTitled('Edit event')),
    steps: [
      [fill('Hyperlink', ''), textbox('Hyperlink')],
      [fill('Hyperlink', 'https://example.org/other'), textbox('Hyperlink')],
      [press(/^Move down/), textbox('Hyperlink')],
    ],
  },
  {
    title: 'the form of a certificate group',
    address: (page) => addressOf(page, screenTitled('Edit certificate group')),
    steps: [
      [fill('Group name', ''), textbox('Group name')],
      [fill('Group name', 'Another name'), textbox('Group name')],
      [(page) => withPausedClock(page, () => press('Move down')(page)), textbox('Group name')],
    ],
  },
  {
    title: 'the form of a quiz',
    address: (page) => addressOf(page, screenTitled('Edit quiz')),
    steps: [
      [fill('How many question to show', '0'), text(/so no one can pass/)],
      [fill('How many question to show', '1'), text(/^No one can pass: /)],
      [fill('How many score to pass this exam', '2'), text(/: 2 points needed/)],
      [press('New'), (page) => page.getByRole('dialog')],
      [(page) => page.getByRole('dialog').getByRole('textbox').first().fill('What is new?'), text('Cancel')],
    ],
  },
  {
    title: 'the overview and one list after the other',
    address: () => Promise.resolve('/overview'),
    steps: [
      [open('Quiz'), heading('Quiz')],
      [open('Event'), heading('Event')],
      [open('Cert Group'), heading('Certification Group')],
      [open('Course'), heading('Course')],
    ],
  },
  {
    title: 'the settings',
    address: () => Promise.resolve('/setting?section=administrators'),
    steps: [
      [press('Add administrator'), (page) => page.getByRole('dialog')],
      [fill('User name', '<b>'), textbox('User name')],
      [fill('User name', 'ada'), textbox('User name')],
    ],
  },
  {
    title: 'the sign-in page',
    address: async (page) => {
      await page.evaluate(() => localStorage.clear());
      return '/login';
    },
    steps: [
      [fill('User', 'ada'), textbox('User')],
      [press('Show Password'), (page) => page.getByRole('button', { name: 'Show Password', pressed: true })],
    ],
  },
];

for (const { title, address, steps } of walks) {
  test(`a browser's translation changes nothing in ${title}`, { tag: '@chromium' }, async ({ signedIn: page }) => {
    const url = await address(page);
    const expected: string[] = [];
    await walk(page, url, steps, async () => {
      expected.push(await visibleTexts(page));
    });
    await walk(page, url, steps, async (step) => {
      await expect.poll(() => visibleTexts(page), `after step ${step}`).toEqual(expected[step]);
      await page.evaluate(translateBody, translate.toString());
    });
  });
}

/** How long no request may start or end until a page is complete, in milliseconds: longer than a search waits for keys. */
const QUIET_MS = 500;

/** Returns a function that waits until everything has been loaded, also what comes after the page, such as numbers of filters. */
function requestsOf(page: Page): () => Promise<void> {
  const running = new Set<Request>();
  let changed = Date.now();
  const end = (request: Request) => {
    running.delete(request);
    changed = Date.now();
  };
  page.on('request', (request) => {
    running.add(request);
    changed = Date.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () =>
    expect.poll(() => running.size === 0 && Date.now() - changed > QUIET_MS, { intervals: [100] }).toBe(true);
}

async function walk(page: Page, url: string, steps: Walk['steps'], check: (step: number) => Promise<void>) {
  const allLoaded = requestsOf(page);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await allLoaded();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await check(0);
  for (const [index, [act, result]] of steps.entries()) {
    await act(page);
    await expect(result(page)).toBeVisible();
    await allLoaded();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await check(index + 1);
  }
}

/** Runs in the page. */
function translateBody(source: string): void {
  new Function('root', `(${source})(root)`)(document.body);
}

/** The visible text without PDF pages and times, which differ between two runs. */
async function visibleTexts(page: Page): Promise<string> {
  const all = await page.locator('body').evaluate((body: HTMLElement) => {
    for (const layer of body.querySelectorAll<HTMLElement>('.textLayer, time')) layer.style.display = 'none';
    // An element in a flex container, such as a button, begins a line of `innerText`, and a text does not.
    for (const wrapper of body.querySelectorAll('font')) wrapper.replaceWith(...wrapper.childNodes);
    // biome-ignore lint/performance/useDomNodeTextContent: Hidden text does not count.
    return body.innerText;
  });
  return all
    .split('\n')
    .filter((line) => !/\bago$|just now/.test(line))
    .join('\n');
}
