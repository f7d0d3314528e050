import config from '../playwright.config.ts';

/** Measures the product beside the floor and the peers; only `npm run bench:peers` does. */
export default {
  ...config,
  testDir: '.',
  testMatch: 'peers.ts',
  outputDir: '../../../test-results/peers',
  reporter: 'list',
};
