import { ApiError, type CallOptions } from '@cpd/api/client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Editing, isSame } from './useEditing.ts';

/** A form, and how to find out what its item is by now. */
export interface ChangedElsewhereOptions<Values> {
  /** The values as they were saved when the form was opened. */
  readonly opened: Values;
  /** Reads the values as they are saved now; undefined where the item is no more. */
  readonly read: (call: CallOptions) => Promise<Values | undefined>;
  readonly editing: Pick<Editing<Values>, 'isChanged' | 'rebase' | 'adopt'>;
}

/** What another tab or another person has done to a form's item meanwhile. */
export interface ChangedElsewhere<Values> {
  /** Whether there are changes that the person has to decide about. */
  readonly isFound: boolean;
  /** Takes the others' changes, and gives up what was typed. */
  readonly onLoadTheirs: () => void;
  /** Keeps what was typed; fields that nobody has touched here follow the others' changes. */
  readonly onKeepMine: () => void;
  /** Whether the item was deleted; saving what was typed can only add it again. */
  readonly isGone: boolean;
  /** Whether it is being looked before the form is saved. */
  readonly isChecking: boolean;
  /** Takes note of what the form itself has saved, so that it does not pass for somebody else's change. */
  readonly noteSaved: (part: Partial<Values>) => void;
  /** Looks whether the values may be saved without undoing somebody's change unseen. */
  readonly mayBeSaved: () => Promise<boolean>;
}

/**
 * Finds out whether an item was changed elsewhere since its form was opened: when the window is looked at again, and
 * before the form is saved. A form in which nothing was typed follows at once.
 */
export function useChangedElsewhere<Values extends object>(
  options: ChangedElsewhereOptions<Values>,
): ChangedElsewhere<Values> {
  const { read, editing } = options;
  const known = useRef(options.opened);
  const [theirs, setTheirs] = useState<Partial<Values>>();
  const [isGone, setIsGone] = useState(false);
  const isLooking = useRef(false);
  const [isChecking, setIsChecking] = useState(false);

  async function look(call: CallOptions): Promise<Partial<Values> | undefined> {
    const now = await read(call);
    setIsGone(now === undefined);
    const found = now && differences(known.current, now);
    setTheirs(found);
    // Whoever was told that the item is gone, and saves all the same, knows what they do.
    return now === undefined && !isGone ? {} : found;
  }

  async function mayBeSaved(): Promise<boolean> {
    try {
      return (await look({})) === undefined;
    } catch (error) {
      // Saving fails for the same reason, and says so; but a session that is over, or a page that is left, is silent.
      return !(error instanceof ApiError && error.isSilent);
    }
  }

  function settle(take: (part: Partial<Values>) => void, found = theirs) {
    if (found === undefined) return;
    known.current = { ...known.current, ...found };
    take(found);
    setTheirs(undefined);
  }

  const lookAgain = useEffectEvent(async () => {
    try {
      const found = await look({ overlay: false });
      if (!editing.isChanged) settle(editing.rebase, found);
    } catch {
      // Whether it can be told does not matter before the form is saved.
    }
  });
  useEffect(() => {
    const handleFocus = () => void lookAgain();
    window.addEventListener('focus', handleFocus);
    return () => window.removeEventListener('focus', handleFocus);
  }, []);

  return {
    isFound: theirs !== undefined,
    onLoadTheirs: () => settle(editing.adopt),
    onKeepMine: () => settle(editing.rebase),
    isGone,
    isChecking,
    noteSaved(part) {
      known.current = { ...known.current, ...part };
    },
    async mayBeSaved() {
      // One press, one look, one call (rule A14).
      if (isLooking.current) return false;
      isLooking.current = true;
      setIsChecking(true);
      const answer = await mayBeSaved();
      isLooking.current = false;
      setIsChecking(false);
      return answer;
    },
  };
}

/** The fields that have changed, as they are now; undefined where none has. */
function differences<Values extends object>(before: Values, now: Values): Partial<Values> | undefined {
  const old = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(now).filter(([name, value]) => !isSame([value], [old.get(name)]));
  return changed.length === 0 ? undefined : (Object.fromEntries(changed) as Partial<Values>);
}
