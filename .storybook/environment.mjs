import { getJestConfig, setupPage } from '@storybook/test-runner';

const { default: StorybookEnvironment } = await import(getJestConfig().testEnvironment);

/** Gives the story after one that failed a new page: its `play` may still run on the old one, and its dialogs be open. */
export default class StoryEnvironment extends StorybookEnvironment {
  #isPageUsed = false;

  async setup() {
    await super.setup();
    const { jestPlaywright } = this.global;
    // Chromium can lose the order to close a page that has just begun to load again, and the run would wait for ever.
    jestPlaywright.resetPage = () => jestPlaywright.resetContext();
  }

  async handleTestEvent(event) {
    await super.handleTestEvent(event);
    if (event.name === 'test_start' && this.#isPageUsed) {
      await this.global.jestPlaywright.resetPage();
      await setupPage(this.global.page, this.global.context);
      this.#isPageUsed = false;
    }
    if (event.name === 'test_done') this.#isPageUsed = event.test.errors.length > 0;
  }
}
