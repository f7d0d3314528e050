import {
  type EditEvent,
  type EditState,
  editReducer,
  hasConflict,
  initialEdit,
  isUnsaved,
  type TypedValues,
  type ValuesChange,
  type Versioned,
} from '@cpd/domain/editForm';
import { type FormValues, hasSameValues } from '@cpd/domain/editing';
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useClient, useClientContext } from '../react/ClientContext.tsx';
import type { Outcome } from '../react/useAction.ts';
import { useCurrentUser } from '../session/hooks.ts';
import type { StoredInput } from '../session/UnsavedInput.ts';

export interface VersionedFormOptions<Values> {
  /** Names the form and its item in the storage of unsaved input, such as `course/abc`. */
  readonly inputKey: string;
  /** The values that the server is known to have. */
  readonly saved: Versioned<Values>;
  /** Loads the item; null if it was deleted, undefined if the request failed. */
  readonly reload: () => Promise<Versioned<Values> | null | undefined>;
  /** Saves values that are based on a version. */
  readonly save: (values: Values, ifMatch: string | null) => Promise<Outcome<unknown>>;
}

/** A value of a form, as a field takes it. */
export interface FormField<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export interface VersionedForm<Values> {
  readonly values: Values;
  /** The value of a field by its name, and the function that changes it. */
  readonly field: <Name extends keyof Values>(name: Name) => FormField<Values[Name]>;
  /** The version that the values are based on. It changes with every save, and when the edits are discarded. */
  readonly base: Versioned<Partial<Values>>;
  readonly onChange: (change: ValuesChange<Values>) => void;
  readonly isUnsaved: boolean;
  /** Whether there are unsaved changes at the time of the call, such as after a save. */
  readonly hasUnsaved: () => boolean;
  readonly isSaving: boolean;
  /** When the form was saved last without being left. */
  readonly savedAt: Date | undefined;
  /** Whether the values were typed before a reload of the page, or before the session ended. */
  readonly isRestored: boolean;
  /** Whether others have changed fields of the form, so that the user has to decide. */
  readonly isChangedElsewhere: boolean;
  /** Shows the saved values again. */
  readonly onDiscard: () => void;
  /** Keeps the edits; fields without edits take the saved values. */
  readonly onKeepMine: () => void;
  /** Saves the values unless others have changed them. Returns whether that succeeded; what was typed since stays. */
  readonly save: () => Promise<boolean>;
  /** Loads the item again. After a save, the next one is then based on the new version. */
  readonly reload: VersionedFormOptions<Values>['reload'];
  /** Applies the same change to the values and to those that count as saved. */
  readonly rebase: (change: (values: Values) => Values) => void;
}

/**
 * Edits values that others may save at the same time. A save sends the version that the values are based on; a version
 * that others have saved in other fields is merged, and one in the same fields is a conflict for the user to decide.
 */
export function useVersionedForm<Values extends FormValues<Values>>(
  options: VersionedFormOptions<Values>,
): VersionedForm<Values> {
  const { report } = useClientContext();
  const { state, current, dispatch } = useStoredEdit(options.inputKey, options.saved);
  const running = useRef<Promise<boolean>>(undefined);
  const hasUnsaved = () => isUnsaved(current.current);

  async function save(): Promise<boolean> {
    if ((await running.current) && !hasUnsaved()) return true;
    const { base, values, status } = current.current;
    if (status === 'saving' || hasConflict(current.current)) return false;
    dispatch({ type: 'saveStarted' });
    running.current = send(values, base.etag);
    return running.current;
  }

  async function send(sent: Values, etag: string | null): Promise<boolean> {
    const outcome = await options.save(sent, etag);
    if (!outcome.isDone && outcome.error.isChangedElsewhere) {
      const latest = await options.reload();
      if (latest && hasConflict({ ...current.current, values: sent, saved: latest })) {
        dispatch({ type: 'saveRejected', latest });
        return false;
      }
      if (latest && latest.etag !== etag) {
        dispatch({ type: 'saveRepeated', latest });
        return send(sent, latest.etag);
      }
      if (latest !== null) report(outcome.error, { isCodeShown: false });
    }
    if (outcome.isDone) dispatch({ type: 'saved', sent, at: Date.now() });
    else dispatch({ type: 'saveFailed', isOutcomeUnknown: outcome.error.isOutcomeUnknown });
    return outcome.isDone;
  }

  async function reload() {
    const latest = await options.reload();
    if (latest) dispatch({ type: 'loaded', saved: latest });
    return latest;
  }

  function change(changed: ValuesChange<Values>): void {
    dispatch({ type: 'changed', change: changed });
  }

  return {
    values: state.values,
    field: (name) => ({
      value: state.values[name],
      onChange: (value) => change((current) => ({ ...current, [name]: value })),
    }),
    base: state.base,
    onChange: change,
    isUnsaved: isUnsaved(state),
    hasUnsaved,
    isSaving: state.status === 'saving',
    savedAt: state.savedAt === undefined ? undefined : new Date(state.savedAt),
    isRestored: state.isRestored,
    isChangedElsewhere: hasConflict(state),
    onDiscard: () => dispatch({ type: 'discarded' }),
    onKeepMine: () => dispatch({ type: 'mineKept' }),
    save,
    reload,
    rebase: (change) => dispatch({ type: 'rebased', change }),
  };
}

/** The state of a form. Unsaved input is stored with each change, and restored from there. */
interface StoredEdit<Values> {
  readonly state: EditState<Values>;
  /** The newest state, also before it is rendered. */
  readonly current: RefObject<EditState<Values>>;
  readonly dispatch: (event: EditEvent<Values>) => void;
}

/** Edits values that follow what is saved elsewhere, with input that outlives a reload and the end of the session. */
function useStoredEdit<Values extends FormValues<Values>>(
  inputKey: string,
  saved: Versioned<Values>,
): StoredEdit<Values> {
  const { session, unsavedInput } = useClient();
  const user = useCurrentUser();
  const [state, setState] = useState(() => initialEdit(saved));
  const [openedIn] = useState(session.getSessionId);
  // Requests outlast renders: what was typed during one is here.
  const current = useRef(state);

  function dispatch(event: EditEvent<Values>): void {
    const before = current.current;
    const after = editReducer(before, event);
    const { base, values, sent } = after;
    current.current = after;
    setState(after);
    // A save may outlast its session. What is stored then is that of the person who has signed in since.
    if (session.getSnapshot().isLoggedIn && session.getSessionId() !== openedIn) return;
    if (!isUnsaved(after)) unsavedInput.clear(inputKey);
    else if (base !== before.base || values !== before.values || sent !== before.sent)
      unsavedInput.save(inputKey, { base, values, sent });
  }

  // In layout effects, so that outdated values are not painted first.
  const loaded = useRef(saved);
  useLayoutEffect(() => {
    if (isSameVersion(saved, loaded.current)) return;
    loaded.current = saved;
    dispatch({ type: 'loaded', saved });
  });
  const restore = useEffectEvent(() => {
    const input = typedValues(saved.value, unsavedInput.read(inputKey));
    if (input) dispatch({ type: 'restored', input });
  });
  // Input can be read once the user is known.
  useLayoutEffect(() => restore(), [user]);

  return { state, current, dispatch };
}

/** Whether two versions have the same ETag and values. Their values may be different objects. */
function isSameVersion<Values extends FormValues<Values>>(one: Versioned<Values>, other: Versioned<Values>): boolean {
  return one.etag === other.etag && (one.value === other.value || hasSameValues(one.value, other.value));
}

/** Stored input, if it has the fields of the form: an older version of the app may have stored it. */
function typedValues<Values extends object>(
  sample: Values,
  { values, base, sent = [] }: Partial<StoredInput> = {},
): TypedValues<Values> | undefined {
  if (!hasShapeOf(sample, values)) return undefined;
  const isBaseKnown = base !== undefined && hasShapeOf(sample, base.value);
  return {
    values,
    base: isBaseKnown ? { value: base.value, etag: base.etag } : { value: {}, etag: null },
    sent: sent.filter((one) => hasShapeOf(sample, one)),
  };
}

function hasShapeOf<Values extends object>(sample: Values, stored: unknown): stored is Values {
  if (typeof stored !== 'object' || stored === null) return false;
  const fields = new Map<string, unknown>(Object.entries(stored));
  return Object.entries(sample).every(([name, field]) => {
    const found = fields.get(name);
    if (found === null || field === null) return found === null || typeof found === 'string';
    if (Array.isArray(found) !== Array.isArray(field)) return false;
    const [item, sampleItem] = [found, field].map((list) => (Array.isArray(list) ? list[0] : undefined));
    return typeof found === typeof field && (!item || !sampleItem || typeof item === typeof sampleItem);
  });
}
