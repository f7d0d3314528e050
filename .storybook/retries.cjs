/* global jest */
// `npm test` runs a failed story once more, and prints its first failure.
jest.retryTimes(Number(process.env.STORY_RETRIES ?? 0), { logErrorsBeforeRetry: true });
