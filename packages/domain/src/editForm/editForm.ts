import { type FormValues, hasOthersChanges, hasSameValues, mergedValues } from '../editing/editing.ts';

/** A value with its version. */
export interface Versioned<T> {
  readonly value: T;
  /** Sent as `If-Match` when the value is saved (rule A18); null if the server sends no `ETag`. */
  readonly etag: string | null;
}

/** Changes some of the values; a function receives the current ones. */
export type ValuesChange<Values> = Partial<Values> | ((current: Values) => Partial<Values>);

/** What was typed, and the version that it is based on. A version whose values are unknown has none of them. */
export interface TypedValues<Values> {
  readonly base: Versioned<Partial<Values>>;
  readonly values: Values;
  /** What saves have sent since, oldest first, of which it is not known whether it has arrived. */
  readonly sent: readonly Values[];
}

/** The state of a form on an item that others may edit at the same time. */
export interface EditState<Values> extends TypedValues<Values> {
  /** The newest version that the server is known to have. */
  readonly saved: Versioned<Values>;
  /** `rejected`: a save failed because others have changed the fields; the form waits for a decision. */
  readonly status: 'editing' | 'saving' | 'rejected';
  /** Whether the values were typed before a reload of the page, or before the session ended. */
  readonly isRestored: boolean;
  /** When the form was saved last without being left, in milliseconds since 1970. */
  readonly savedAt: number | undefined;
}

export type EditEvent<Values> =
  /** Another version was loaded. */
  | { readonly type: 'loaded'; readonly saved: Versioned<Values> }
  /** Stored input was found, perhaps after the form has opened, once the server has named the user. */
  | { readonly type: 'restored'; readonly input: TypedValues<Values> }
  | { readonly type: 'changed'; readonly change: ValuesChange<Values> }
  /** Applies the same change to the values and to their base. */
  | { readonly type: 'rebased'; readonly change: (values: Values) => Values }
  | { readonly type: 'saveStarted' }
  /** The server has these values now. Others may have been typed since they were sent. */
  | { readonly type: 'saved'; readonly sent: Values; readonly at: number }
  /** `isOutcomeUnknown`: the response was lost, so that the server may have the values all the same. */
  | { readonly type: 'saveFailed'; readonly isOutcomeUnknown: boolean }
  /** The server answered 412, and others have changed fields of the form. */
  | { readonly type: 'saveRejected'; readonly latest: Versioned<Values> }
  /** The server answered 412, but this version has no other fields: the values are sent again. */
  | { readonly type: 'saveRepeated'; readonly latest: Versioned<Values> }
  | { readonly type: 'mineKept' }
  | { readonly type: 'discarded' };

export function initialEdit<Values>(saved: Versioned<Values>): EditState<Values> {
  const typed = { base: saved, values: saved.value, sent: [] };
  return { ...typed, saved, status: 'editing', isRestored: false, savedAt: undefined };
}

export function editReducer<Values extends FormValues<Values>>(
  state: EditState<Values>,
  event: EditEvent<Values>,
): EditState<Values> {
  return followingSaved(afterEvent(state, event), event);
}

function afterEvent<Values extends FormValues<Values>>(
  state: EditState<Values>,
  event: EditEvent<Values>,
): EditState<Values> {
  switch (event.type) {
    case 'loaded': {
      const { saved } = event;
      return { ...state, saved, ...(state.status === 'editing' && basedOn(saved, state)) };
    }
    case 'restored':
      return isUnsaved(state) ? state : { ...state, ...basedOn(state.saved, event.input), isRestored: true };
    case 'changed': {
      const { change } = event;
      const part = typeof change === 'function' ? change(state.values) : change;
      return { ...state, values: { ...state.values, ...part } };
    }
    case 'rebased': {
      const { base, values, saved, sent } = state;
      const value = event.change({ ...saved.value, ...base.value });
      return { ...state, base: { ...base, value }, values: event.change(values), sent: sent.map(event.change) };
    }
    case 'saveStarted':
      return { ...state, status: 'saving', sent: [...state.sent, state.values] };
    case 'saved': {
      // Its version is known once it is loaded.
      const saved = { value: event.sent, etag: state.base.etag };
      // Discarding ends the wait for a save, but not the save.
      const isKept = state.status === 'saving' || isUnsaved(state);
      const values = isKept ? state.values : event.sent;
      return { ...initialEdit(saved), values, savedAt: event.at };
    }
    case 'saveFailed': {
      const sent = event.isOutcomeUnknown ? state.sent : state.sent.slice(0, -1);
      return { ...state, status: 'editing', ...basedOn(state.saved, { ...state, sent }) };
    }
    case 'saveRejected':
      return { ...state, status: 'rejected', saved: event.latest, sent: state.sent.slice(0, -1) };
    case 'saveRepeated':
      return { ...state, base: event.latest, sent: state.sent.slice(-1) };
    case 'mineKept': {
      const { base, values } = sinceArrival(state.saved, state);
      const merged = mergedValues(base.value, values, state.saved.value);
      return { ...state, status: 'editing', base: state.saved, values: merged, sent: [] };
    }
    case 'discarded':
      return { ...asSaved(state), sent: [] };
  }
}

/**
 * Bases typed values on a newer version: fields without edits take its values. If others have changed a field that was
 * edited, the base stays, which is a conflict.
 */
function basedOn<Values extends FormValues<Values>>(
  latest: Versioned<Values>,
  typed: TypedValues<Values>,
): TypedValues<Values> {
  const { base, values, sent } = sinceArrival(latest, typed);
  const merged = mergedValues(base.value, values, latest.value);
  return hasOthersChanges(base.value, merged, latest.value)
    ? { base, values, sent }
    : { base: latest, values: merged, sent };
}

/** What was typed since the newest save that has arrived although its response was lost: it is based on what that has sent. */
function sinceArrival<Values extends FormValues<Values>>(
  latest: Versioned<Values>,
  { base, values, sent }: TypedValues<Values>,
): TypedValues<Values> {
  const hasArrived = (one: Values) => !hasOthersChanges({}, mergedValues(base.value, one, latest.value), latest.value);
  const index = sent.findLastIndex(hasArrived);
  const arrived = sent[index];
  if (arrived === undefined) return { base, values, sent };
  return { base: { ...base, value: arrived }, values, sent: sent.slice(index + 1) };
}

/** A form without edits, or whose edits are saved already, shows what is saved. */
function followingSaved<Values extends FormValues<Values>>(
  state: EditState<Values>,
  event: EditEvent<Values>,
): EditState<Values> {
  // Typing can pass through the text that others have saved. The next letter would then replace it without a conflict.
  const isTyping = event.type === 'changed';
  const isSaved = !isUnsaved(state) || (!isTyping && hasSameValues(state.values, state.saved.value));
  return state.status === 'editing' && isSaved ? asSaved(state) : state;
}

function asSaved<Values>(state: EditState<Values>): EditState<Values> {
  // A save that is still on its way may arrive after its text was taken back.
  return { ...initialEdit(state.saved), savedAt: state.savedAt, sent: state.sent };
}

/** Whether any value differs from the version that it is based on. */
export function isUnsaved<Values extends FormValues<Values>>({
  base,
  values,
}: Pick<TypedValues<Values>, 'base' | 'values'>): boolean {
  return !hasSameValues(values, base.value);
}

/** Whether others have changed fields of the form, so that the user has to decide. */
export function hasConflict<Values extends FormValues<Values>>({
  saved,
  ...typed
}: Pick<EditState<Values>, 'base' | 'values' | 'sent' | 'saved'>): boolean {
  const { base, values } = sinceArrival(saved, typed);
  return hasOthersChanges(base.value, values, saved.value);
}
