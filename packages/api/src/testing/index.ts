export { TabStorage } from '../session/TabStorage.ts';
export { WELCOME_TOKEN } from './answers/administrators.ts';
export { FAKE_ADMIN, KNOWN_IDENTITY } from './answers/people.ts';
export { REVIEW_TOKEN } from './answers/posts.ts';
export { FakeApi } from './FakeApi.ts';
export { MemorySessionStorage } from './MemorySessionStorage.ts';
