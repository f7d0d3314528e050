import { readFileSync } from 'node:fs';
import type { TestRunnerConfig } from '@storybook/test-runner';
import { expectAccessible, expectReflow } from './modes.ts';

interface IndexedStory {
  readonly title: string;
  readonly tags?: readonly string[];
}

let stories: Readonly<Record<string, IndexedStory>> | undefined;

/** The built stories by id. Read on demand, because the search for dead code loads this file without a build. */
function index(): Readonly<Record<string, IndexedStory>> {
  stories ??= JSON.parse(readFileSync('storybook-static/index.json', 'utf8')).entries as NonNullable<typeof stories>;
  return stories;
}

const componentOf = (title: string) => title.replace(/\/Matrix$/, '');
const isMatrix = ({ tags = [] }: IndexedStory) => tags.includes('matrix');

/**
 * Whether a story is checked in all modes: a screen, and of a component its Matrix, which contains every state, or each
 * story if it has none. Storybook checks all stories in the light theme.
 */
function isForAllModes(id: string): boolean {
  const story = index()[id];
  if (!story || isMatrix(story) || story.title.startsWith('Screens/')) return true;
  return !Object.values(index()).some((other) => isMatrix(other) && componentOf(other.title) === story.title);
}

/**
 * Checks a story after it has run in its first state: in the dark theme from right to left, and in a narrow window with
 * large text and forced colours.
 */
const config: TestRunnerConfig = {
  /** A story tagged `narrow` plays in a phone's viewport, one tagged `medium` in a small laptop's. */
  async preVisit(page, context) {
    // The page is loaded before its index of stories, which is needed to find a story.
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
    await page.evaluate(() => Object(window).__STORYBOOK_PREVIEW__.ready());
    const tags = index()[context.id]?.tags ?? [];
    const width = tags.includes('narrow') ? 390 : tags.includes('medium') ? 1024 : 1280;
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 });
  },
  async postVisit(page, context) {
    // A story that failed says why; what fails afterwards would hide it.
    if (context.hasFailure || !isForAllModes(context.id)) return;
    await expectAccessible(page, context.id);
    await expectReflow(page, context.id);
  },
};

export default config;
