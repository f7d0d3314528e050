// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { type EditEvent, type EditState, editReducer, hasConflict, initialEdit, isUnsaved } from './editForm.ts';

interface Values {
  readonly title: string;
  readonly cover: string | null;
}

const version = (etag: string, value: Partial<Values> = {}) => ({ etag, value: { title: 'A', cover: 'a', ...value } });

const opened = version('1');
const theirs = version('2', { title: 'Theirs' });
const sameFields = version('2');
const mine: EditEvent<Values> = { type: 'changed', change: { title: 'Mine' } };
const uploaded: EditEvent<Values> = { type: 'changed', change: () => ({ cover: 'uploaded' }) };
const loaded = (saved: typeof opened): EditEvent<Values> => ({ type: 'loaded', saved });
const draftFound: EditEvent<Values> = { type: 'draftFound', draft: { title: 'Draft', cover: null } };
const rejected = (latest: typeof opened): EditEvent<Values> => ({ type: 'saveRejected', latest });
const coverRemoved: EditEvent<Values> = { type: 'rebased', change: (values) => ({ ...values, cover: null }) };
const saveStarted = { type: 'saveStarted' } as const;
const saved = { type: 'saved' } as const;
const saveFailed = { type: 'saveFailed' } as const;
const mineKept = { type: 'mineKept' } as const;
const discarded = { type: 'discarded' } as const;
const released = { type: 'released' } as const;

function after(events: readonly EditEvent<Values>[]): EditState<Values> {
  return events.reduce<EditState<Values>>(editReducer, initialEdit(opened));
}

interface Expected extends Partial<Values> {
  readonly status?: EditState<Values>['status'];
  /** The ETag that a save sends. */
  readonly etag?: string;
  readonly isUnsaved?: boolean;
  readonly hasConflict?: boolean;
  readonly isRestored?: boolean;
}

const untouched = {
  title: 'A',
  cover: 'a',
  status: 'editing',
  etag: '1',
  isUnsaved: false,
  hasConflict: false,
} as const;
const edited = { ...untouched, title: 'Mine', isUnsaved: true } as const;

const table: readonly (readonly [string, readonly EditEvent<Values>[], Expected])[] = [
  ['opens with what is saved', [], untouched],
  ['has unsaved changes after a change', [mine], edited],
  ['has none after a change was taken back', [mine, { type: 'changed', change: { title: 'A' } }], untouched],
  ['merges an upload into the changes before it', [mine, uploaded], { ...edited, cover: 'uploaded' }],

  ['follows the server while nothing was changed', [loaded(theirs)], { ...untouched, title: 'Theirs', etag: '2' }],
  ['has a conflict when others save a field first', [mine, loaded(theirs)], { ...edited, hasConflict: true }],
  [
    'has a conflict when others save another field',
    [uploaded, loaded(theirs)],
    { title: 'A', cover: 'uploaded', etag: '1', hasConflict: true },
  ],
  ['has no conflict when others save nothing that it holds', [mine, loaded(sameFields)], edited],
  [
    'has no unsaved changes when others save the same',
    [mine, loaded(version('2', { title: 'Mine' }))],
    { ...untouched, title: 'Mine', etag: '2' },
  ],
  [
    'keeps the old value when it is entered again after a save of the page',
    [mine, loaded(version('2', { title: 'Mine' })), { type: 'changed', change: { title: 'A' } }],
    { ...edited, title: 'A', etag: '2' },
  ],
  [
    'has a conflict again when the text of others is typed and continued',
    [
      mine,
      loaded(theirs),
      { type: 'changed', change: { title: 'Theirs' } },
      { type: 'changed', change: { title: 'Theirs and mine' } },
    ],
    { ...edited, title: 'Theirs and mine', etag: '1', hasConflict: true },
  ],

  ['restores a draft', [draftFound], { title: 'Draft', cover: null, isRestored: true, isUnsaved: true, etag: '1' }],
  ['keeps changes when a draft is found after them', [mine, draftFound], { ...edited, isRestored: false }],
  ['restores nothing when no draft is found', [{ type: 'draftFound', draft: undefined }], untouched],
  ['drops a restored draft on discard', [draftFound, discarded], { ...untouched, isRestored: false }],
  ['keeps a restored draft while it is edited', [draftFound, mine], { title: 'Mine', cover: null, isRestored: true }],

  ['is saving once a save has started', [mine, saveStarted], { ...edited, status: 'saving' }],
  ['takes changes during a save', [mine, saveStarted, uploaded], { status: 'saving', cover: 'uploaded' }],
  ['does not follow the server during a save', [saveStarted, loaded(theirs)], { title: 'A', status: 'saving' }],
  ['follows the server after a save without changes', [saveStarted, loaded(theirs), saved], { title: 'Theirs' }],
  ['keeps its changes after a failed save', [mine, saveStarted, saveFailed], edited],
  [
    'shows what was saved, once it is loaded',
    [mine, saveStarted, saved, discarded, loaded(version('2', { title: 'Mine' }))],
    { ...untouched, title: 'Mine', etag: '2' },
  ],

  [
    'waits for a decision when a save is rejected for a change of its fields',
    [mine, saveStarted, rejected(theirs)],
    { ...edited, status: 'rejected', hasConflict: true },
  ],
  [
    'waits for a decision although nothing was changed here',
    [saveStarted, loaded(theirs), rejected(theirs)],
    { ...untouched, status: 'rejected', hasConflict: true },
  ],
  [
    'keeps what was changed during a save that is rejected',
    [mine, saveStarted, uploaded, rejected(theirs)],
    { title: 'Mine', cover: 'uploaded', status: 'rejected' },
  ],
  [
    'saves again at a version with the same fields',
    [mine, saveStarted, { type: 'saveRepeated', latest: sameFields }],
    { ...edited, status: 'saving', etag: '2' },
  ],

  ['keeps mine', [mine, loaded(theirs), mineKept], { ...edited, etag: '2' }],
  [
    'takes their other fields with mine',
    [mine, loaded(version('2', { cover: 'b' })), mineKept],
    { ...edited, cover: 'b', etag: '2' },
  ],
  ['keeps mine after a rejected save', [mine, saveStarted, rejected(theirs), mineKept], { ...edited, etag: '2' }],
  ['takes theirs on discard', [mine, loaded(theirs), discarded], { ...untouched, title: 'Theirs', etag: '2' }],
  [
    'takes theirs on discard after a rejected save',
    [mine, saveStarted, rejected(theirs), discarded],
    { ...untouched, title: 'Theirs', etag: '2' },
  ],

  [
    'has no conflict with a change that the page itself saves',
    [mine, coverRemoved, loaded(version('2', { cover: null }))],
    { ...edited, cover: null },
  ],
  ['follows such a change only once it is saved while nothing is typed', [coverRemoved], untouched],

  [
    'is enabled at the version that was saved first',
    [mine, saveStarted, saved, loaded(version('2', { title: 'Mine' })), discarded],
    { ...untouched, title: 'Mine', etag: '2' },
  ],
  ['can be left after a save', [mine, saveStarted, saved, released], { title: 'Mine', isUnsaved: false }],
  ['still shows its values while it is left', [mine, released, loaded(theirs)], { title: 'Mine', isUnsaved: false }],
  ['has unsaved changes again when it is changed after that', [mine, released, uploaded], { isUnsaved: true }],
];

describe('a form', () => {
  test.each(table)('%s', (_, events, expected) => {
    const state = after(events);
    const actual = {
      ...state.values,
      status: state.status,
      etag: state.base.etag,
      isUnsaved: isUnsaved(state),
      hasConflict: hasConflict(state),
      isRestored: state.isRestored,
    };
    expect(actual).toMatchObject(expected);
  });
});
