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
  | { readonly type: 'saveFailed' }
  /** The server answered 412, and others have changed fields of the form. */
  | { readonly type: 'saveRejected'; readonly latest: Versioned<Values> }
  /** The server answered 412, but this version has no other fields: the values are sent again. */
  | { readonly type: 'saveRepeated'; readonly latest: Versioned<Values> }
  | { readonly type: 'mineKept' }
  | { readonly type: 'discarded' };

export function initialEdit<Values>(saved: Versioned<Values>): EditState<Values> {
  return { saved, base: saved, values: saved.value, status: 'editing', isRestored: false, savedAt: undefined };
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
      const { base, values, saved } = state;
      const value = event.change({ ...saved.value, ...base.value });
      return { ...state, base: { ...base, value }, values: event.change(values) };
    }
    case 'saveStarted':
      return { ...state, status: 'saving' };
    case 'saved': {
      // Its version is known once it is loaded.
      const saved = { value: event.sent, etag: state.base.etag };
      // Discarding ends the wait for a save, but not the save.
      const isKept = state.status === 'saving' || isUnsaved(state);
      const values = isKept ? state.values : event.sent;
      return { saved, base: saved, values, status: 'editing', isRestored: false, savedAt: event.at };
    }
    case 'saveFailed':
      return { ...state, status: 'editing', ...basedOn(state.saved, state) };
    case 'saveRejected':
      return { ...state, status: 'rejected', saved: event.latest };
    case 'saveRepeated':
      return { ...state, base: event.latest };
    case 'mineKept': {
      const values = mergedValues(state.base.value, state.values, state.saved.value);
      return { ...state, status: 'editing', base: state.saved, values };
    }
    case 'discarded':
      return asSaved(state);
  }
}

/**
 * Bases typed values on a newer version: fields without edits take its values. If others have changed a field that was
 * edited, the base stays, which is a conflict.
 */
function basedOn<Values extends FormValues<Values>>(
  latest: Versioned<Values>,
  { base, values }: TypedValues<Values>,
): TypedValues<Values> {
  const merged = mergedValues(base.value, values, latest.value);
  return hasOthersChanges(base.value, merged, latest.value) ? { base, values } : { base: latest, values: merged };
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
  return { ...initialEdit(state.saved), savedAt: state.savedAt };
}

/** Whether any value differs from the version that it is based on. */
export function isUnsaved<Values extends FormValues<Values>>({ base, values }: TypedValues<Values>): boolean {
  return !hasSameValues(values, base.value);
}

/** Whether others have changed fields of the form, so that the user has to decide. */
export function hasConflict<Values extends FormValues<Values>>({
  base,
  values,
  saved,
}: Pick<EditState<Values>, 'base' | 'values' | 'saved'>): boolean {
  return hasOthersChanges(base.value, values, saved.value);
}
