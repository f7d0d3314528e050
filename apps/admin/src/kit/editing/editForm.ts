import type { Versioned } from '@cpd/api/client';
import { type FormValues, hasOthersChanges, hasSameValues, mergedValues } from '@cpd/domain/editing';

/** Changes some of the values; a function receives the current ones. */
export type ValuesChange<Values> = Partial<Values> | ((current: Values) => Partial<Values>);

/** The state of a form on an item that others may edit at the same time. */
export interface EditState<Values> {
  /** The newest version that the server is known to have. */
  readonly saved: Versioned<Values>;
  /** The version that the values are based on: the saved one at the first edit. */
  readonly base: Versioned<Values>;
  readonly values: Values;
  /**
   * `rejected`: a save failed because others have changed the fields; the form waits for a decision. `released`: the
   * values are saved or discarded, and the form can be left.
   */
  readonly status: 'editing' | 'saving' | 'rejected' | 'released';
  /** The stored draft of an earlier visit, once it was found. */
  readonly draft: Values | undefined;
  /** Whether the values come from that draft. */
  readonly isRestored: boolean;
}

export type EditEvent<Values> =
  /** The query has loaded another version. */
  | { readonly type: 'loaded'; readonly saved: Versioned<Values> }
  /** The draft may arrive after the form, once the server has named the user. */
  | { readonly type: 'draftFound'; readonly draft: Values | undefined }
  | { readonly type: 'changed'; readonly change: ValuesChange<Values> }
  /** Applies the same change to the values and to their base. */
  | { readonly type: 'rebased'; readonly change: (values: Values) => Values }
  | { readonly type: 'saveStarted' }
  | { readonly type: 'saved' }
  | { readonly type: 'saveFailed' }
  /** The server answered 412, and others have changed fields of the form. */
  | { readonly type: 'saveRejected'; readonly latest: Versioned<Values> }
  /** The server answered 412, but this version has no other fields: the values are sent again. */
  | { readonly type: 'saveRepeated'; readonly latest: Versioned<Values> }
  | { readonly type: 'mineKept' }
  | { readonly type: 'discarded' }
  | { readonly type: 'released' };

export function initialEdit<Values>(saved: Versioned<Values>): EditState<Values> {
  return { saved, base: saved, values: saved.value, status: 'editing', draft: undefined, isRestored: false };
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
    case 'loaded':
      return { ...state, saved: event.saved };
    case 'draftFound': {
      const { draft } = event;
      if (draft === undefined || isEdited(state)) return { ...state, draft };
      return { ...state, draft, base: state.saved, values: draft, isRestored: true };
    }
    case 'changed': {
      const { change } = event;
      const part = typeof change === 'function' ? change(state.values) : change;
      const status = state.status === 'released' ? 'editing' : state.status;
      return { ...state, status, values: { ...state.values, ...part } };
    }
    case 'rebased': {
      const { base, values } = state;
      return { ...state, base: { ...base, value: event.change(base.value) }, values: event.change(values) };
    }
    case 'saveStarted':
      return { ...state, status: 'saving' };
    case 'saved':
    case 'saveFailed':
      return { ...state, status: 'editing' };
    case 'saveRejected':
      return { ...state, status: 'rejected', saved: event.latest };
    case 'saveRepeated':
      return { ...state, base: event.latest };
    case 'mineKept': {
      const values = mergedValues(state.base.value, state.values, state.saved.value);
      return { ...state, status: 'editing', base: state.saved, values };
    }
    case 'discarded':
      return { ...initialEdit(state.saved), draft: state.draft };
    case 'released':
      return { ...state, status: 'released' };
  }
}

/** A form without edits, or whose edits are saved already, shows what is saved. */
function followingSaved<Values extends FormValues<Values>>(
  state: EditState<Values>,
  event: EditEvent<Values>,
): EditState<Values> {
  // Typing can pass through the text that others have saved. The next letter would then replace it without a conflict.
  const isTyping = event.type === 'changed';
  const isSaved = !isEdited(state) || (!isTyping && hasSameValues(state.values, state.saved.value));
  const follows = state.status === 'editing' && isSaved;
  return follows ? { ...initialEdit(state.saved), draft: state.draft } : state;
}

/** Whether any value differs from the version that it is based on. */
export function isEdited<Values extends FormValues<Values>>({ base, values }: EditState<Values>): boolean {
  return !hasSameValues(values, base.value);
}

/** Whether leaving the form loses anything. */
export function isUnsaved<Values extends FormValues<Values>>(state: EditState<Values>): boolean {
  return state.status !== 'released' && isEdited(state);
}

/** Whether others have changed fields of the form, so that the user has to decide. */
export function hasConflict<Values extends FormValues<Values>>({
  base,
  values,
  saved,
}: Pick<EditState<Values>, 'base' | 'values' | 'saved'>): boolean {
  return hasOthersChanges(base.value, values, saved.value);
}
