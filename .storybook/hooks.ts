import config from './test-runner.ts';

/** Replaces the second run of a story that left its page, which could hide a fault. */
async function failLeft(): Promise<never> {
  throw new Error('The story left its page: it followed a link or loaded the page again.');
}

// The generated tests call the hooks by these names. The runner's own setup file would load Storybook's parsers for each
// file of stories, which takes longer than many stories.
Object.assign(globalThis, { __sbPreVisit: config.preVisit, __sbPostVisit: config.postVisit, __sbSetupPage: failLeft });
