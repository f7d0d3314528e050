import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type EditEvent,
  type EditState,
  editReducer,
  hasConflict,
  initialEdit,
  isUnsaved,
  type Versioned,
} from './editForm.ts';

interface Values {
  readonly title: string;
  readonly cover: string | null;
}

const version = (etag: string, value: Partial<Values> = {}): Versioned<Values> => ({
  etag,
  value: { title: 'A', cover: 'a', ...value },
});

const opened = version('1');
const theirs = version('2', { title: 'Theirs' });
const sameFields = version('2');
const mine: EditEvent<Values> = { type: 'changed', change: { title: 'Mine' } };
const more: EditEvent<Values> = { type: 'changed', change: { title: 'Mine and more' } };
const uploaded: EditEvent<Values> = { type: 'changed', change: () => ({ cover: 'uploaded' }) };
const loaded = (saved: typeof opened): EditEvent<Values> => ({ type: 'loaded', saved });
const restored = (base: Versioned<Partial<Values>>, values: Partial<Values>): EditEvent<Values> => ({
  type: 'restored',
  input: { base, values: { ...opened.value, ...values }, sent: [] },
});
const rejected = (latest: typeof opened): EditEvent<Values> => ({ type: 'saveRejected', latest });
const coverRemoved: EditEvent<Values> = { type: 'rebased', change: (values) => ({ ...values, cover: null }) };
const saveStarted = { type: 'saveStarted' } as const;
const at = 1_800_000_000_000;
const saved = (sent: Partial<Values>): EditEvent<Values> => ({ type: 'saved', sent: { ...opened.value, ...sent }, at });
const saveFailed = { type: 'saveFailed', isOutcomeUnknown: false } as const;
const responseLost = { type: 'saveFailed', isOutcomeUnknown: true } as const;
const takenBack: EditEvent<Values> = { type: 'changed', change: { title: 'A' } };
const arrived = version('2', { title: 'Mine' });
const mineKept = { type: 'mineKept' } as const;
const discarded = { type: 'discarded' } as const;

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
    'takes another field that others save, and keeps its own',
    [uploaded, loaded(theirs)],
    { title: 'Theirs', cover: 'uploaded', etag: '2', isUnsaved: true, hasConflict: false },
  ],
  [
    'is based on a version in which others have saved none of its fields',
    [mine, loaded(sameFields)],
    { ...edited, etag: '2' },
  ],
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

  ['restores what was typed', [restored(opened, { title: 'Mine' })], { ...edited, isRestored: true }],
  [
    'restores what was typed, and takes other fields that others have saved since',
    [loaded(version('2', { cover: 'b' })), restored(opened, { title: 'Mine' })],
    { title: 'Mine', cover: 'b', etag: '2', isRestored: true, hasConflict: false },
  ],
  [
    'has a conflict when others have saved the field that was typed into before a reload',
    [loaded(theirs), restored(opened, { title: 'Mine' })],
    { title: 'Mine', etag: '1', isRestored: true, hasConflict: true },
  ],
  [
    'has a conflict in every field that differs if it is unknown what they were based on',
    [restored({ value: {}, etag: null }, { title: 'Mine' })],
    { title: 'Mine', cover: 'a', isRestored: true, hasConflict: true },
  ],
  [
    'keeps values of an unknown version on request',
    [restored({ value: {}, etag: null }, { title: 'Mine' }), mineKept],
    { ...edited, etag: '1' },
  ],
  [
    'keeps changes when older ones are found after them',
    [mine, restored(opened, { title: 'Old' })],
    { ...edited, isRestored: false },
  ],
  [
    'restores nothing that is saved already',
    [loaded(theirs), restored(opened, { title: 'Theirs' })],
    { ...untouched, title: 'Theirs', etag: '2', isRestored: false },
  ],
  [
    'drops restored values on discard',
    [restored(opened, { title: 'Old' }), discarded],
    { ...untouched, isRestored: false },
  ],
  [
    'says that values were restored while they are edited',
    [restored(opened, { title: 'Old' }), mine],
    { title: 'Mine', isRestored: true },
  ],
  [
    'says so no longer once they are saved',
    [restored(opened, { title: 'Old' }), saveStarted, saved({ title: 'Old' }), mine],
    { title: 'Mine', isRestored: false },
  ],

  ['is saving once a save has started', [mine, saveStarted], { ...edited, status: 'saving' }],
  ['takes changes during a save', [mine, saveStarted, uploaded], { status: 'saving', cover: 'uploaded' }],
  ['does not follow the server during a save', [saveStarted, loaded(theirs)], { title: 'A', status: 'saving' }],
  ['shows what was sent after a save', [mine, saveStarted, saved({ title: 'Mine' })], { ...untouched, title: 'Mine' }],
  [
    'shows what was sent after a save during which the edits were discarded',
    [mine, saveStarted, discarded, saved({ title: 'Mine' })],
    { ...untouched, title: 'Mine' },
  ],
  ['keeps its changes after a failed save', [mine, saveStarted, saveFailed], edited],
  [
    'follows the server after a failed save without changes',
    [saveStarted, loaded(theirs), saveFailed],
    { ...untouched, title: 'Theirs', etag: '2' },
  ],
  [
    'has a conflict after a failed save during which others have saved the same field',
    [mine, saveStarted, loaded(theirs), saveFailed],
    { ...edited, hasConflict: true },
  ],
  [
    'shows what was saved, once it is loaded',
    [mine, saveStarted, saved({ title: 'Mine' }), loaded(version('2', { title: 'Mine' }))],
    { ...untouched, title: 'Mine', etag: '2' },
  ],
  [
    'keeps what was typed during a save, based on what was sent',
    [mine, saveStarted, more, saved({ title: 'Mine' }), loaded(version('2', { title: 'Mine' }))],
    { ...edited, title: 'Mine and more', etag: '2' },
  ],
  [
    'keeps what was typed during a save of a text that is stored without the blanks around it',
    [
      { type: 'changed', change: { title: 'Mine ' } },
      saveStarted,
      more,
      saved({ title: 'Mine ' }),
      loaded(version('2', { title: 'Mine' })),
    ],
    { ...edited, title: 'Mine and more', etag: '2' },
  ],
  [
    'has a conflict with what others save over its own save, in the field that was typed into during it',
    [mine, saveStarted, more, saved({ title: 'Mine' }), loaded(version('3', { title: 'Theirs' }))],
    { title: 'Mine and more', hasConflict: true },
  ],
  [
    'takes what was taken back during a save as a change',
    [mine, saveStarted, { type: 'changed', change: { title: 'A' } }, saved({ title: 'Mine' })],
    { title: 'A', isUnsaved: true },
  ],

  [
    'keeps what was typed during a save whose response is lost, based on what has arrived',
    [mine, saveStarted, more, responseLost, loaded(arrived)],
    { ...edited, title: 'Mine and more', etag: '2' },
  ],
  [
    'keeps it if the saved version was loaded before the response was lost',
    [mine, saveStarted, more, loaded(arrived), responseLost],
    { ...edited, title: 'Mine and more', etag: '2' },
  ],
  [
    'takes what was taken back during or after a save whose response is lost as a change',
    [mine, saveStarted, responseLost, takenBack, loaded(arrived)],
    { ...edited, title: 'A', etag: '2' },
  ],
  [
    'takes what others have saved in another field after a save whose response is lost',
    [mine, saveStarted, more, responseLost, loaded(version('3', { title: 'Mine', cover: 'b' }))],
    { ...edited, title: 'Mine and more', cover: 'b', etag: '3' },
  ],
  [
    'has a conflict with what others save in a field that was typed into during a save whose response is lost',
    [mine, saveStarted, uploaded, responseLost, loaded(version('3', { title: 'Mine', cover: 'b' }))],
    { title: 'Mine', cover: 'uploaded', hasConflict: true },
  ],
  [
    'has a conflict with what others save over a save whose response is lost',
    [mine, saveStarted, more, responseLost, loaded(theirs)],
    { ...edited, title: 'Mine and more', hasConflict: true },
  ],
  [
    'keeps its changes if a save whose response is lost has not arrived',
    [mine, saveStarted, more, responseLost, loaded(sameFields)],
    { ...edited, title: 'Mine and more', etag: '2' },
  ],
  [
    'knows the first of two saves that has arrived, when the second one is rejected for it',
    [mine, saveStarted, responseLost, more, saveStarted, saveFailed, loaded(arrived)],
    { ...edited, title: 'Mine and more', etag: '2' },
  ],
  [
    'shows what has arrived of a save whose response is lost once its edits are discarded',
    [mine, saveStarted, responseLost, discarded, loaded(arrived)],
    { ...untouched, title: 'Mine', etag: '2' },
  ],
  [
    'keeps what was taken back during a save whose response is lost, when mine is kept over a change of others',
    [
      mine,
      saveStarted,
      responseLost,
      takenBack,
      uploaded,
      saveStarted,
      rejected(version('3', { title: 'Mine', cover: 'b' })),
      mineKept,
    ],
    { title: 'A', cover: 'uploaded', etag: '3', isUnsaved: true },
  ],
  [
    'keeps what was taken back, when mine is kept once a change of others is loaded',
    [
      mine,
      saveStarted,
      uploaded,
      takenBack,
      responseLost,
      loaded(version('3', { title: 'Mine', cover: 'b' })),
      mineKept,
    ],
    { title: 'A', cover: 'uploaded', etag: '3', isUnsaved: true },
  ],
  [
    'knows the second of two saves whose responses are lost',
    [
      mine,
      saveStarted,
      responseLost,
      more,
      saveStarted,
      responseLost,
      loaded(version('3', { title: 'Mine and more' })),
    ],
    { title: 'Mine and more', etag: '3', isUnsaved: false, hasConflict: false },
  ],
  [
    'has a conflict when others save a text of which an earlier save was rejected',
    [mine, saveStarted, saveFailed, more, loaded(arrived)],
    { ...edited, title: 'Mine and more', hasConflict: true },
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
    { ...edited, cover: null, etag: '2' },
  ],
  ['follows such a change only once it is saved while nothing is typed', [coverRemoved], untouched],
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

describe('whatever happens to a form', () => {
  const texts = fc.constantFrom('A', 'B', 'C ', 'C');
  const covers = fc.constantFrom('a', 'b', null);
  const changes = fc.oneof(fc.record({ title: texts }), fc.record({ cover: covers }));
  /** A step of the user, a colleague or the server. */
  const steps = fc.array(
    fc.oneof(
      changes.map((change) => ({ by: 'user' as const, change })),
      changes.map((change) => ({ by: 'colleague' as const, change })),
      fc
        .constantFrom('load', 'send', 'answer', 'lose', 'fail', 'keep', 'reload')
        .map((by) => ({ by, change: undefined })),
    ),
    { maxLength: 12 },
  );

  /** A form, the server, and what the user has typed since the last save was sent. */
  interface World {
    readonly state: EditState<Values>;
    readonly server: Versioned<Values>;
    readonly sent: Values | undefined;
    readonly typed: Partial<Values>;
  }
  const stored = ({ title, cover }: Values): Values => ({ title: title.trim(), cover });
  const saveOn = ({ etag }: Versioned<Values>, value: Values) => ({
    etag: `${Number(etag) + 1}`,
    value: stored(value),
  });

  function step(
    world: World,
    { by, change }: { readonly by: string; readonly change: Partial<Values> | undefined },
  ): World {
    const { state, server, sent, typed } = world;
    const then = (...events: EditEvent<Values>[]) => events.reduce<EditState<Values>>(editReducer, state);
    const isBusy = sent !== undefined;
    if (by === 'user' && change) {
      // What was there before is no change, but what is taken back while it is being saved is one.
      const before = { ...state.base.value, ...sent };
      const fields = (Object.keys(change) as (keyof Values)[]).filter((field) => change[field] !== before[field]);
      const others = Object.entries(typed).filter(([field]) => !(field in change));
      const kept = Object.fromEntries([...others, ...fields.map((field) => [field, change[field]])]);
      return { ...world, state: then({ type: 'changed', change }), typed: kept };
    }
    if (by === 'colleague') return { ...world, server: saveOn(server, { ...server.value, ...change }) };
    if (by === 'load') return { ...world, state: then(loaded(server)) };
    if (by === 'keep' && hasConflict(state) && !isBusy) return { ...world, state: then(mineKept) };
    if (by === 'send' && !isBusy && !hasConflict(state)) {
      return { ...world, state: then(saveStarted), sent: state.values, typed: {} };
    }
    if (by === 'fail' && isBusy) {
      return { ...world, state: then(saveFailed), sent: undefined, typed: notSaved(state, sent, typed) };
    }
    if (by === 'lose' && isBusy) {
      const latest = state.base.etag === server.etag ? saveOn(server, sent) : server;
      const left = notSaved(state, sent, typed);
      return { ...world, server: latest, state: then(responseLost), sent: undefined, typed: left };
    }
    if (by === 'answer' && isBusy) {
      if (state.base.etag !== server.etag) {
        const rejected = { ...world, sent: undefined, typed: notSaved(state, sent, typed) };
        return { ...rejected, state: then({ type: 'saveRejected', latest: server }, mineKept) };
      }
      const latest = saveOn(server, sent);
      return { ...world, server: latest, state: then({ type: 'saved', sent, at }, loaded(latest)), sent: undefined };
    }
    if (by === 'reload' && !isBusy) {
      const input = { base: state.base, values: state.values, sent: state.sent };
      const reopened = initialEdit(server);
      return { ...world, state: isUnsaved(state) ? editReducer(reopened, { type: 'restored', input }) : reopened };
    }
    return world;
  }
  /** What a save that failed was meant to change, and what was typed since, unless that takes it back. */
  function notSaved(state: EditState<Values>, sent: Values, typed: Partial<Values>): Partial<Values> {
    return changed(state, { ...sent, ...typed });
  }

  /** The fields that a save was meant to change. */
  function changed({ base }: EditState<Values>, sent: Values): Partial<Values> {
    return Object.fromEntries(
      Object.entries(sent).filter(([field, value]) => base.value[field as keyof Values] !== value),
    );
  }

  /** What a form has loaded from the server is saved, no matter who has saved it. */
  function withoutSaved(world: World): World {
    const { state, sent, typed } = world;
    if (sent !== undefined) return world;
    const isSaved = ([field, value]: [string, unknown]) => state.saved.value[field as keyof Values] === value;
    return { ...world, typed: Object.fromEntries(Object.entries(typed).filter((field) => !isSaved(field))) };
  }

  const worlds = steps.map((list) =>
    list.reduce<World>((world, next) => withoutSaved(step(world, next)), {
      state: initialEdit(opened),
      server: opened,
      sent: undefined,
      typed: {},
    }),
  );

  test('nothing that was typed is lost until it is saved', () => {
    fc.assert(
      fc.property(worlds, ({ state, typed }) => {
        expect(stored(state.values)).toMatchObject(stored({ ...state.values, ...typed }));
      }),
      { numRuns: 2000 },
    );
  });

  test('a form without unsaved changes shows what is saved', () => {
    fc.assert(
      fc.property(worlds, ({ state }) => {
        if (!isUnsaved(state) && state.status === 'editing') expect(state.values).toEqual(state.saved.value);
      }),
    );
  });

  test('a save is never sent over a change of others that the form does not show', () => {
    fc.assert(
      fc.property(worlds, ({ state, server }) => {
        const { base, values } = state;
        if (base.etag !== server.etag || hasConflict(state) || state.status !== 'editing') return;
        const untouched = Object.entries(base.value).filter(
          ([field, value]) => values[field as keyof Values] === value,
        );
        expect(stored(server.value)).toMatchObject(Object.fromEntries(untouched));
      }),
    );
  });

  test('a reload changes nothing', () => {
    fc.assert(
      fc.property(worlds, ({ state, server, sent }) => {
        fc.pre(sent === undefined && state.status === 'editing');
        const input = { base: state.base, values: state.values, sent: state.sent };
        const reopened = editReducer(initialEdit(server), { type: 'restored', input });
        const stayed = editReducer(state, loaded(server));
        expect({ ...reopened, isRestored: false }).toEqual({ ...stayed, isRestored: false, savedAt: undefined });
      }),
    );
  });
});
