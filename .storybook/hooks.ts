import config from './test-runner.ts';

// The generated tests call the hooks by these names. The runner's own setup file would load Storybook's parsers for each file
// of stories, which takes longer than many stories.
Object.assign(globalThis, { __sbPreVisit: config.preVisit, __sbPostVisit: config.postVisit });

// For a page that was left during a story.
Object.assign(globalThis, {
  __sbSetupPage: async (...args: Parameters<typeof import('@storybook/test-runner').setupPage>) => {
    const { setupPage } = await import('@storybook/test-runner');
    await setupPage(...args);
  },
});
