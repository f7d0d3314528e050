import type { ReactNode } from 'react';
import { createContext, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { useFocusHandover } from '../FocusHandover/index.ts';
import { say } from '../language/index.ts';
import { Notification, type NotificationAction, type NotificationTone } from './Notification.tsx';
import * as styles from './Notifications.css.ts';
import { useRoomBelow } from './useRoomBelow.ts';

/** Shows and politely announces a short message, with an optional next step. Returns the function that closes it. */
export type Notify = (message: string, action?: NotificationAction, tone?: NotificationTone) => () => void;

/** Changes of one kind that can be undone. Those in a row share a notification, with one 'Undo' for all of them. */
export interface UndoGroup<Change> {
  readonly name: string;
  readonly message: (changes: readonly Change[]) => string;
  /** Receives the changes in their order. */
  readonly onUndo: (changes: readonly Change[]) => void;
}

/** Shows a change with 'Undo', together with those of its group that are still shown. */
export type NotifyChange = <Change>(group: UndoGroup<Change>, change: Change) => void;

interface Entry {
  readonly key: number;
  readonly message: string;
  readonly action: NotificationAction | undefined;
  readonly tone: NotificationTone;
  /** The group and its changes. */
  readonly group?: { readonly name: string; readonly changes: readonly unknown[] };
}

interface Notifying {
  readonly notify: Notify;
  readonly notifyChange: NotifyChange;
}

const NotifyContext = createContext<Notifying | undefined>(undefined);

export interface NotificationsProviderProps {
  children: ReactNode;
  /**
   * The duration of every notification in milliseconds. It does not end while the pointer or the focus is on it, or while
   * another window has the focus.
   * @default 6 seconds, and 12 with an action
   */
  duration?: number;
}

const DURATION_MS = 6_000;

/** For how long an action is offered, such as 'Undo'. */
const ACTION_DURATION_MS = 12_000;

/** The number of notifications that are visible at the same time. */
const MAX_VISIBLE = 2;

/** Drops the oldest notifications that are too many, first those without an action. */
function visible(entries: readonly Entry[]): readonly Entry[] {
  const newest = entries.at(-1);
  const surplus = Math.max(entries.length - MAX_VISIBLE, 0);
  const earlier = entries.filter((entry) => entry !== newest);
  const dropped = [
    ...earlier.filter(({ action }) => action === undefined),
    ...earlier.filter(({ action }) => action !== undefined),
  ].slice(0, surplus);
  return entries.filter((entry) => !dropped.includes(entry));
}

/** Provides notifications (toasts) of success, and of what else is left to do. Errors are dialogs. */
export function NotificationsProvider({ children, duration }: NotificationsProviderProps) {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const lastKey = useRef(0);
  const close = useCallback((key: number) => setEntries((all) => all.filter((entry) => entry.key !== key)), []);
  const notify = useCallback<Notify>(
    (message, action, tone = 'positive') => {
      lastKey.current += 1;
      const entry = { key: lastKey.current, message, action, tone };
      setEntries((earlier) => visible([...earlier, entry]));
      return () => close(entry.key);
    },
    [close],
  );
  const notifyChange = useCallback<NotifyChange>(({ name, message, onUndo }, change) => {
    lastKey.current += 1;
    const key = lastKey.current;
    setEntries((earlier) => {
      const shown = earlier.find(({ group }) => group?.name === name);
      const changes = [...((shown?.group?.changes ?? []) as (typeof change)[]), change];
      const action = { label: say('Undo'), isUndo: true, onPress: () => onUndo(changes) };
      const entry: Entry = { key, message: message(changes), action, tone: 'positive', group: { name, changes } };
      return visible([...earlier.filter((other) => other !== shown), entry]);
    });
  }, []);
  const notifying = useMemo(() => ({ notify, notifyChange }), [notify, notifyChange]);
  const regionRef = useRef<HTMLElement>(null);
  const listRef = useRef<HTMLOListElement>(null);
  useRoomBelow(listRef, entries);
  // Restores the focus when a focused notification disappears. Who came from the page's start came from nowhere.
  useFocusHandover(regionRef, (_, before) => () => {
    for (const next of [before, document.querySelector('main')]) {
      if (next instanceof HTMLElement) next.focus({ preventScroll: true });
      if (document.activeElement === next) return;
    }
  });

  return (
    <NotifyContext value={notifying}>
      {children}
      {/* React Aria makes everything else inert while a dialog is open. */}
      <section ref={regionRef} className={styles.region} aria-label={say('Notifications')} data-react-aria-top-layer>
        {/* Always rendered, because a live region that appears with its content is not announced. */}
        <ol ref={listRef} className={styles.list} aria-live="polite">
          {entries.map(({ key, group: _, ...entry }) => (
            <Notification
              key={key}
              {...entry}
              duration={duration ?? (entry.action ? ACTION_DURATION_MS : DURATION_MS)}
              onClose={() => close(key)}
            />
          ))}
        </ol>
      </section>
    </NotifyContext>
  );
}

/**
 * Returns the function that shows a notification.
 * @throws outside of a NotificationsProvider
 */
export function useNotify(): Notify {
  return useNotifying().notify;
}

/**
 * Returns the function that shows a change with 'Undo'.
 * @throws outside of a NotificationsProvider
 */
export function useNotifyChange(): NotifyChange {
  return useNotifying().notifyChange;
}

function useNotifying(): Notifying {
  const notifying = useContext(NotifyContext);
  if (notifying === undefined) throw new Error('useNotify must be used within a NotificationsProvider');
  return notifying;
}
