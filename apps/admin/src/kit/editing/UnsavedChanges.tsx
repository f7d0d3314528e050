import { useClient } from '@cpd/api/client';
import type { Modal } from '@cpd/ui/DialogQueue';
import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useId, useMemo } from 'react';
import { useBlocker } from 'react-router';
import { useConfirm } from '../useConfirm.ts';

/** Changes that leaving the page would lose. */
interface UnsavedChanges {
  /** The item's name, if it has one. */
  readonly name?: string | undefined;
  readonly discard: () => void;
  /** Returns the function that saves them; undefined if there is none. */
  readonly saver: () => (() => Promise<boolean>) | undefined;
  /** Returns a sentence about what prevents a save; undefined if nothing does. */
  readonly obstacle: () => string | undefined;
}

type Registry = Map<string, UnsavedChanges>;

const RegistryContext = createContext<Registry>(new Map());

/**
 * The dialog that asks before changes are discarded. `changes` starts its sentence: 'Your changes'. The sentences
 * `obstacles` say what prevents a save.
 */
export function discardQuestion(changes: string, obstacles: readonly string[] = []) {
  return {
    title: 'Discard unsaved changes?',
    message: [`${changes} have not been saved.`, ...obstacles].join(' '),
    confirmLabel: 'Discard',
    cancelLabel: 'Keep editing',
    tone: 'danger',
  } as const;
}

/**
 * The unsaved-changes guard asks before the user leaves a page with unsaved changes, by a link, by 'back' or by closing the
 * tab. It does not ask when the session ends: the drafts are restored after the next sign-in.
 */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const { session } = useClient();
  const registry = useMemo<Registry>(() => new Map(), []);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      registry.size > 0 && session.getSnapshot().isLoggedIn && currentLocation.pathname !== nextLocation.pathname,
  );
  // A pending save may navigate while the question is open, which closes the question.
  const confirm = useConfirm(blocker.state);
  // The blocker may have been reset while the question was open.
  const proceed = useEffectEvent(() => blocker.proceed?.());
  const stay = useEffectEvent(() => blocker.reset?.());
  const ask = useEffectEvent(async () => {
    if (await mayLeave(registry, confirm)) proceed();
    else stay();
  });
  const { location: blocked } = blocker;
  // Each attempt has its own location, so a second one asks even if the first answer has not been rendered.
  useEffect(() => {
    if (blocked !== undefined) void ask();
  }, [blocked]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (registry.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [registry]);

  return <RegistryContext value={registry}>{children}</RegistryContext>;
}

/** Asks whether to save or discard unsaved changes. Returns whether the page may be left. */
async function mayLeave(registry: Registry, confirm: Modal['confirm']): Promise<boolean> {
  const all = [...registry.values()];
  const savers = all.flatMap(({ saver }) => saver() ?? []);
  const [name, ...otherNames] = new Set(all.flatMap((unsaved) => unsaved.name ?? []));
  const obstacles = new Set(all.flatMap(({ obstacle }) => obstacle() ?? []));
  let isSaveSelected = false;
  const save = { label: 'Save and continue', onPress: () => (isSaveSelected = true) };
  const canSave = savers.length === all.length && obstacles.size === 0;
  const changes = name !== undefined && otherNames.length === 0 ? `Your changes to “${name}”` : 'Your changes';
  const isDiscarded = await confirm({
    ...discardQuestion(changes, [...obstacles]),
    ...(canSave && { title: 'Save changes first?', otherAction: save }),
  });
  if (isDiscarded) for (const { discard } of all) discard();
  if (!isSaveSelected) return isDiscarded;
  for (const saveChanges of savers) if (!(await saveChanges())) return false;
  return true;
}

/** Returns a function that asks as the guard does, before an action such as signing out, and returns whether to go on. */
export function useMayLeave(): () => Promise<boolean> {
  const registry = useContext(RegistryContext);
  const confirm = useConfirm();
  return async () => {
    if (registry.size > 0 && !(await mayLeave(registry, confirm))) return false;
    // The navigation that may follow must not ask again.
    registry.clear();
    return true;
  };
}

/** Returns a function that returns whether the page has unsaved changes at the time of the call. */
export function useHasUnsaved(): () => boolean {
  const registry = useContext(RegistryContext);
  return () => registry.size > 0;
}

export interface UnsavedOptions {
  /** Names the item in the question. */
  readonly name?: string | undefined;
  /** Removes what is stored of the changes. */
  readonly onDiscard?: () => void;
  /** Saves the changes and returns whether that succeeded. @default they cannot be saved */
  readonly save?: (() => Promise<boolean>) | undefined;
  /** Returns a sentence about what prevents a save at the time; undefined if nothing does. @default nothing does */
  readonly obstacle?: (() => string | undefined) | undefined;
}

/** Makes the guard ask while `isUnsaved`. Call the result after a save, so that the page can be left at once. */
export function useUnsaved(isUnsaved: boolean, { name, onDiscard, save, obstacle }: UnsavedOptions = {}): () => void {
  const registry = useContext(RegistryContext);
  const key = useId();
  const discard = useEffectEvent(() => onDiscard?.());
  const saver = useEffectEvent(() => save);
  const findObstacle = useEffectEvent(() => obstacle?.());
  useEffect(() => {
    if (!isUnsaved) return;
    registry.set(key, { name, discard: () => discard(), saver: () => saver(), obstacle: () => findObstacle() });
    return () => void registry.delete(key);
  }, [isUnsaved, key, name, registry]);
  return () => void registry.delete(key);
}
