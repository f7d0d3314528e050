import { useClient } from '@cpd/api/client';
import type { Modal } from '@cpd/ui/DialogQueue';
import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useId, useMemo, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useConfirm } from '../useConfirm.ts';

/** Work that would be lost by leaving the page. */
interface UnsavedWork {
  /** The item's name, where it has one. */
  readonly name?: string | undefined;
  /** Removes what is stored of it. */
  readonly giveUp: () => void;
  /** Saves it, and tells whether that succeeded; undefined where it cannot be saved as it is. */
  readonly save: () => (() => Promise<boolean>) | undefined;
}

/** Everything on the page that would be lost by leaving it. */
type Unsaved = Map<string, UnsavedWork>;

function questionOf(unsaved: Unsaved) {
  const [name, ...others] = new Set([...unsaved.values()].flatMap((work) => work.name ?? []));
  const changes = name !== undefined && others.length === 0 ? `Your changes to “${name}”` : 'Your changes';
  return discardQuestion(changes);
}

/** Asks whether to give changes up, which are named at the beginning of a sentence: 'Your changes'. */
export function discardQuestion(changes: string) {
  return {
    title: 'Discard unsaved changes?',
    message: `${changes} have not been saved.`,
    confirmLabel: 'Discard',
    cancelLabel: 'Keep editing',
    tone: 'danger',
  } as const;
}

const UnsavedContext = createContext<Unsaved>(new Map());

/**
 * Asks before a page with unsaved work is left, by a link, by back or by closing the tab (rule F3). A session that
 * ends is not asked: what was typed is kept for the sign-in after it.
 */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const { session } = useClient();
  const unsaved = useMemo<Unsaved>(() => new Map(), []);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.size > 0 && session.getSnapshot().isLoggedIn && currentLocation.pathname !== nextLocation.pathname,
  );
  // A save under way may navigate by itself meanwhile, which withdraws the question.
  const confirm = useConfirm(blocker.state);
  // By then the page may have been left in another way.
  const proceed = useEffectEvent(() => blocker.proceed?.());
  const stay = useEffectEvent(() => blocker.reset?.());
  const ask = useEffectEvent(async () => {
    if (await mayLeave(unsaved, confirm)) proceed();
    else stay();
  });
  const { location: wanted } = blocker;
  // Each attempt has a location of its own, so that a second one asks even before the first answer has been rendered.
  useEffect(() => {
    if (wanted !== undefined) void ask();
  }, [wanted]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (unsaved.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);

  return <UnsavedContext value={unsaved}>{children}</UnsavedContext>;
}

/** Asks whether to save or discard unsaved work; tells whether the page may be left. */
async function mayLeave(unsaved: Unsaved, confirm: Modal['confirm']): Promise<boolean> {
  const works = [...unsaved.values()];
  const saves = works.flatMap(({ save }) => save() ?? []);
  let isSaveChosen = false;
  const save = { label: 'Save and continue', onPress: () => (isSaveChosen = true) };
  const canSave = saves.length === works.length;
  const isDiscarded = await confirm({ ...questionOf(unsaved), otherAction: canSave ? save : undefined });
  if (isDiscarded) for (const { giveUp } of works) giveUp();
  if (!isSaveChosen) return isDiscarded;
  for (const saveWork of saves) if (!(await saveWork())) return false;
  return true;
}

/** Asks as the guard does, for a way out that begins with a call, such as signing out; the answer says whether to go. */
export function useMayLeave(): () => Promise<boolean> {
  const unsaved = useContext(UnsavedContext);
  const confirm = useConfirm();
  return async () => {
    if (unsaved.size > 0 && !(await mayLeave(unsaved, confirm))) return false;
    // The navigation that may follow must not ask again.
    unsaved.clear();
    return true;
  };
}

/** The answer tells, whenever it is asked, whether leaving the page would lose anything. */
export function useHasUnsaved(): () => boolean {
  const unsaved = useContext(UnsavedContext);
  return () => unsaved.size > 0;
}

export interface UnsavedOptions {
  /** Runs when the page is left on purpose. */
  readonly onDiscard?: () => void;
  /** Names the item in the question. */
  readonly name?: string | undefined;
  /** Saves the work; 'Save and continue' is offered while `canSave` says so. @default it cannot be saved */
  readonly save?: () => Promise<boolean>;
  /** @default always */
  readonly canSave?: (() => boolean) | undefined;
}

/** Has the guard ask while a part of the page is unsaved. The result is called after a save: the page can be left at once. */
export function useUnsaved(isUnsaved: boolean, { onDiscard, name, save, canSave }: UnsavedOptions = {}): () => void {
  const unsaved = useContext(UnsavedContext);
  const key = useId();
  const isReleased = useRef(false);
  const giveUp = useEffectEvent(() => onDiscard?.());
  const currentSave = useEffectEvent(() => (canSave?.() === false ? undefined : save));
  useEffect(() => {
    if (!isUnsaved) {
      isReleased.current = false;
      return;
    }
    if (!isReleased.current) unsaved.set(key, { name, giveUp: () => giveUp(), save: () => currentSave() });
    return () => void unsaved.delete(key);
  }, [isUnsaved, key, name, unsaved]);
  return () => {
    isReleased.current = true;
    unsaved.delete(key);
  };
}
