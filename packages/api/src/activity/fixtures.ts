import type { Activity } from './contract.ts';

/** A line of the history, with overrides. */
export function activityFixture(overrides: Partial<Activity> = {}): Activity {
  return {
    _id: 'line-1',
    at: '2026-03-01T09:00:00.000Z',
    actor: { _id: 'admin-1', name: 'ada' },
    action: 'course.saved',
    subject: { kind: 'course', _id: 'course-1', title: 'Anatomy basics' },
    changes: [
      { field: 'title', before: 'Anatomy', after: 'Anatomy basics' },
      { field: 'file', before: null, after: { _id: 'file-1', name: 'anatomy.pdf' } },
    ],
    isGone: false,
    isRestorable: false,
    requestId: 'request-1',
    ...overrides,
  };
}

const others = [
  { action: 'course.enabled', actor: { _id: 'admin-2', name: 'ben' }, changes: [] },
  { action: 'question.added', changes: [{ field: 'question', before: null, after: 'Which bone is the longest?' }] },
  {},
  { action: 'course.moved', changes: [{ field: 'sequence', before: 2, after: 1 }] },
  { action: 'course.created', changes: [] },
] as const satisfies readonly Partial<Activity>[];

/** `count` lines about one course, the newest first, an hour apart. */
export function activityFixtures(count: number, subject = 'course-1'): Activity[] {
  const newest = Date.parse('2026-03-01T09:00:00.000Z');
  return Array.from({ length: count }, (_, index) =>
    activityFixture({
      ...others[index % others.length],
      _id: `line-${count - index}`,
      at: new Date(newest - index * 60 * 60_000).toISOString(),
      subject: { kind: 'course', _id: subject, title: 'Anatomy basics' },
    }),
  );
}
