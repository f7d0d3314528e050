import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from 'react';
import { useClient } from '../react/ClientContext.tsx';

export interface StoredInputOptions<Values> {
  /** Names the input in the storage, such as `quiz/abc/import`. */
  readonly inputKey: string;
  readonly empty: Values;
  /** Reads what was stored; undefined if an older version of the app has stored something else. */
  readonly read: (stored: unknown) => Values | undefined;
  /** The first values, from those of an earlier visit. @default those, or the empty ones */
  readonly begin?: (interrupted: Values | undefined) => Values;
}

export interface StoredInputState<Values> {
  readonly values: Values;
  readonly setValues: Dispatch<SetStateAction<Values>>;
  /** The first values. */
  readonly opened: Values;
  /** Whether they contain those of an earlier visit. */
  readonly isRestored: boolean;
  /** Stores the values while they are worth it, and removes them otherwise. A hook. */
  readonly useStoring: (isKept: boolean) => void;
  /** Empties the input. */
  readonly discard: () => void;
  /** Removes what is stored. */
  readonly forget: () => void;
  /** Stores what was stored before. */
  readonly undo: () => void;
}

/** Input without a version on the server, such as a text to import. It outlives a reload of the page. */
export function useStoredInput<Values>(options: StoredInputOptions<Values>): StoredInputState<Values> {
  const { inputKey, empty, read, begin = (interrupted) => interrupted ?? empty } = options;
  const { unsavedInput } = useClient();
  const [interrupted, setInterrupted] = useState(() => read(unsavedInput.read(inputKey)?.values));
  const [opened] = useState(() => begin(interrupted));
  const [values, setValues] = useState(opened);

  function store(stored: Values | undefined): void {
    if (stored === undefined) unsavedInput.clear(inputKey);
    else unsavedInput.save(inputKey, { values: stored });
  }

  function useStoring(isKept: boolean): void {
    const storeLatest = useEffectEvent(() => store(isKept ? values : undefined));
    useEffect(() => storeLatest(), [values, isKept]);
  }

  return {
    values,
    setValues,
    opened,
    isRestored: interrupted !== undefined,
    useStoring,
    discard() {
      store(undefined);
      setInterrupted(undefined);
      setValues(empty);
    },
    forget: () => store(undefined),
    undo: () => store(interrupted),
  };
}
