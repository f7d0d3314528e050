import { readFileSync } from 'node:fs';
import type { TestRunnerConfig } from '@storybook/test-runner';
import { expectAccessible, expectReflow } from './modes.ts';
import { type IndexedStory, isForAllModes } from './storyModes.ts';

let stories: Readonly<Record<string, IndexedStory>> | undefined;

/** A built story. Its index is read on demand, because the search for dead code loads this file without a build. */
function indexed(id: string): IndexedStory {
  stories ??= JSON.parse(readFileSync('storybook-static/index.json', 'utf8')).entries as NonNullable<typeof stories>;
  const story = stories[id];
  if (!story) throw new Error(`The built Storybook has no story ${id}: build it again.`);
  return story;
}

/** Checks a story after it has run in its first state in all other modes, if it is the one for them. */
const config: TestRunnerConfig = {
  /** A story tagged `narrow` plays in a phone's viewport, one tagged `medium` in a small laptop's. */
  async preVisit(page, { id }) {
    const { tags = [] } = indexed(id);
    // The page is loaded before its index of stories, which is needed to find a story.
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
    await page.evaluate(() => Object(window).__STORYBOOK_PREVIEW__.ready());
    const width = tags.includes('narrow') ? 390 : tags.includes('medium') ? 1024 : 1280;
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 });
  },
  async postVisit(page, { id, hasFailure }) {
    // A story that failed says why; what fails afterwards would hide it.
    if (hasFailure || !isForAllModes(indexed(id))) return;
    await expectAccessible(page, id);
    await expectReflow(page, id);
  },
};

export default config;
