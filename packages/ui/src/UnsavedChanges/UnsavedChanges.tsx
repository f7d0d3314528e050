import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useUnstored } from '../Code/index.ts';
import { type Modal, useConfirm } from '../DialogQueue/index.ts';
import { type HostLocation, sectionOf, useHost } from '../Host/index.ts';
import { paragraph, say } from '../language/index.ts';

/** A form, or an upload, that leaving the page may lose. */
export interface UnsavedForm {
  /** Whether it has unsaved changes at the time of the call. */
  readonly isUnsaved: () => boolean;
  /** Whether its changes are stored, so that a reload restores them. @default false */
  readonly isStored?: boolean;
  /** The item's name, if it has one. */
  readonly name?: string | undefined;
  /** Drops the changes. */
  readonly discard: () => void;
  /** Saves the changes and returns whether none are left. @default they cannot be saved */
  readonly save?: (() => Promise<boolean>) | undefined;
  /** Returns a sentence about what prevents a save at the time; undefined if nothing does. @default nothing does */
  readonly obstacle?: (() => string | undefined) | undefined;
}

/** Loads the code of pages before they are opened, so that this page stays if that fails. */
export interface PageCode {
  readonly isLoaded: (location: HostLocation) => boolean;
  /** Returns whether the page can be opened: if code is missing, in a new document. Says so if it cannot. */
  readonly load: (location: HostLocation) => Promise<'loaded' | 'missing' | 'unreachable'>;
}

/** The forms on the page, as they were rendered last. */
type Forms = Set<RefObject<UnsavedForm>>;

const FormsContext = createContext<Forms>(new Set());

function unsavedIn(forms: Forms): readonly UnsavedForm[] {
  return [...forms].map(({ current }) => current).filter(({ isUnsaved }) => isUnsaved());
}

/** Whether a location shows none of the forms of another one. */
function isElsewhere(from: HostLocation, to: HostLocation): boolean {
  const [section, other] = [from, to].map(({ search }) => sectionOf(new URLSearchParams(search)));
  return from.path !== to.path || section !== other;
}

/**
 * The dialog that asks before changes are discarded.
 *
 * @param unsaved Says what has not been saved.
 * @param obstacles Sentences on what prevents a save.
 */
export function discardConfirmation(unsaved: string, obstacles: readonly string[] = []) {
  return {
    title: say('Discard unsaved changes?'),
    message: paragraph(unsaved, ...obstacles),
    confirmLabel: say('Discard'),
    cancelLabel: say('Keep editing'),
    tone: 'danger',
  } as const;
}

export interface UnsavedGuardProps {
  /** The code of the pages. @default it is all loaded */
  pages?: PageCode;
  /** Returns whether leaving a page asks: not after the session has ended, if unsaved input is restored. @default always */
  isActive?: () => boolean;
  children: ReactNode;
}

const loadedPages: PageCode = { isLoaded: () => true, load: () => Promise.resolve('loaded') };

/**
 * The unsaved-changes guard asks before the user leaves a page, or a section of it, with unsaved changes, by a link, by
 * 'back' or by closing the tab. A page is left only once the code of the next one is loaded.
 */
export function UnsavedGuard({ pages = loadedPages, isActive = () => true, children }: UnsavedGuardProps) {
  const [forms] = useState<Forms>(() => new Set());

  const { useBlocker } = useHost();
  const blocker = useBlocker(
    (from, to) => isElsewhere(from, to) && isActive() && (unsavedIn(forms).length > 0 || !pages.isLoaded(to)),
  );
  const { blocked } = blocker;
  // A pending save may navigate while the confirmation is open, which closes it.
  const confirm = useConfirm(blocked && 'blocked');
  const proceed = useEffectEvent(() => blocker.proceed());
  const stay = useEffectEvent(() => blocker.stay());
  const isBlocked = useEffectEvent((location: HostLocation) => blocker.isBlocked(location));
  const open = useEffectEvent(async (location: HostLocation) => {
    const code = pages.isLoaded(location) ? 'loaded' : await pages.load(location);
    // Another page may have been opened meanwhile.
    if (!isBlocked(location)) return;
    const discard = code === 'unreachable' ? undefined : await confirmLeaving(forms, confirm);
    discard?.();
    if (!isBlocked(location)) return;
    if (!discard) stay();
    else if (code === 'missing') window.location.assign(location.path + location.search + location.hash);
    else proceed();
  });
  // Each attempt has its own location, so a second one asks even if the first answer has not been rendered.
  useEffect(() => {
    if (blocked !== undefined) void open(blocked);
  }, [blocked]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (unsavedIn(forms).length > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [forms]);

  // Code of an earlier version is loaded by a reload, which would end an upload.
  useUnstored(() => unsavedIn(forms).some(({ isStored = false }) => !isStored));

  return <FormsContext value={forms}>{children}</FormsContext>;
}

/**
 * Asks whether to save or discard unsaved changes. Returns the function that discards what is left of them, to be called
 * when the page is really left; undefined to stay.
 */
async function confirmLeaving(forms: Forms, confirm: Modal['confirm']): Promise<(() => void) | undefined> {
  const unsaved = unsavedIn(forms);
  if (unsaved.length === 0) return () => undefined;
  const savers = unsaved.flatMap(({ save }) => save ?? []);
  const [name, ...otherNames] = new Set(unsaved.flatMap((form) => form.name ?? []));
  const obstacles = new Set(unsaved.flatMap(({ obstacle }) => obstacle?.() ?? []));
  let isSaveSelected = false;
  const save = { label: say('Save and continue'), onPress: () => (isSaveSelected = true) };
  const canSave = savers.length === unsaved.length && obstacles.size === 0;
  const message =
    name !== undefined && otherNames.length === 0
      ? say('Your changes to “{name}” have not been saved.', { name })
      : say('Your changes have not been saved.');
  const isDiscarded = await confirm({
    ...discardConfirmation(message, [...obstacles]),
    ...(canSave && { title: say('Save changes first?'), otherAction: save }),
  });
  if (isDiscarded) return () => unsaved.forEach(({ discard }) => void discard());
  if (!isSaveSelected) return undefined;
  for (const saveChanges of savers) if (!(await saveChanges())) return undefined;
  return () => undefined;
}

/**
 * Returns a function that asks as the guard does, before an action such as signing out. It returns the function that
 * discards the changes once the action has succeeded; undefined to stay.
 */
export function useConfirmLeaving(): () => Promise<(() => void) | undefined> {
  const forms = useContext(FormsContext);
  const confirm = useConfirm();
  return () => confirmLeaving(forms, confirm);
}

/** Returns a function that returns whether the page has unsaved changes at the time of the call. */
export function useHasUnsaved(): () => boolean {
  const forms = useContext(FormsContext);
  return () => unsavedIn(forms).length > 0;
}

/** Makes the guard ask before a form is left. */
export function useUnsavedForm(form: UnsavedForm): void {
  const forms = useContext(FormsContext);
  const latest = useRef(form);
  useLayoutEffect(() => {
    latest.current = form;
  });
  useEffect(() => {
    forms.add(latest);
    return () => void forms.delete(latest);
  }, [forms]);
}
