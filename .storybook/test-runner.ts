import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import { expectAccessible, expectNothingLost } from './modes.ts';

/** After a story has run as it is shown first: in the dark from right to left, and narrow, with large text, in forced colours. */
const config: TestRunnerConfig = {
  /** A story tagged `narrow` plays in a phone's window, one tagged `medium` in a small laptop's. */
  async preVisit(page, context) {
    // The page is loaded before its list of stories is, and until then it can tell nothing of a story.
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
    await page.evaluate(() => Object(window).__STORYBOOK_PREVIEW__.ready());
    const { tags } = await getStoryContext(page, context);
    const width = tags.includes('narrow') ? 390 : tags.includes('medium') ? 1024 : 1280;
    await page.setViewportSize({ width, height: 800 });
  },
  async postVisit(page, context) {
    await expectAccessible(page, context.id);
    await expectNothingLost(page, context.id);
  },
};

export default config;
