import type { CpdEvent } from './contract.ts';

/** A complete, enabled event, with overrides. */
export function eventFixture(overrides: Partial<CpdEvent> = {}): CpdEvent {
  return {
    _id: 'event-1',
    cover: { _id: 'image-1' },
    images: [{ _id: 'image-2' }, { _id: 'image-3' }],
    hyperlink: 'https://example.org/congress',
    isEnable: true,
    ...overrides,
  };
}

export function eventDraftFixture(overrides: Partial<CpdEvent> = {}): CpdEvent {
  return { _id: 'event-draft', cover: null, images: [], hyperlink: null, isEnable: false, ...overrides };
}

/** `count` events; every fourth one is a draft. */
export function eventFixtures(count: number): CpdEvent[] {
  return Array.from({ length: count }, (_, index) => {
    const name = { _id: `event-${index + 1}` };
    return index % 4 === 3 ? eventDraftFixture(name) : eventFixture(name);
  });
}
