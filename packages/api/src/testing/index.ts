export { FAKE_ADMIN, KNOWN_IDENTITY } from './answers/people.ts';
export { REVIEW_TOKEN } from './answers/posts.ts';
export { FakeApi, type FakeOptions } from './FakeApi.ts';
export { type FakeData, type FakeSizes, fakeData } from './FakeData.ts';
export type { Fault } from './faults.ts';
export { fakeHandlers } from './handlers.ts';
export { MemorySessionStorage } from './MemorySessionStorage.ts';
export { openTab, type TabOptions } from './openTab.ts';
export type { FakeCall } from './routed.ts';
