/* global jest */
// `npm test` runs a story that fails once more, and prints its first failure.
jest.retryTimes(Number(process.env.STORY_RETRIES ?? 0), { logErrorsBeforeRetry: true });
