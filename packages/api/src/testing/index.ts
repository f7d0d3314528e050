export { TabStorage } from '../session/TabStorage.ts';
export { FakeApi } from './FakeApi.ts';
export { MemorySessionStorage } from './MemorySessionStorage.ts';
/** @public */
export type { FakeState } from './openFake.ts';
export { openFake } from './openFake.ts';
export { WELCOME_TOKEN } from './routes/administrators.ts';
export { FAKE_ADMIN, KNOWN_IDENTITY } from './routes/people.ts';
export { REVIEW_TOKEN } from './routes/posts.ts';
