import type { ReactNode } from 'react';
import { createContext, useCallback, useContext, useRef, useState } from 'react';
import { useFocusHandover } from '../FocusHandover/index.ts';
import { say } from '../language/index.ts';
import { Notification, type NotificationAction, type NotificationTone } from './Notification.tsx';
import * as styles from './Notifications.css.ts';
import { useFreeOffset } from './useFreeOffset.ts';

/** Shows and politely announces a short message, with an optional next step. Returns the function that closes it. */
export type Notify = (message: string, action?: NotificationAction, tone?: NotificationTone) => () => void;

interface Entry {
  readonly key: number;
  readonly message: string;
  readonly action: NotificationAction | undefined;
  readonly tone: NotificationTone;
}

const NotifyContext = createContext<Notify | undefined>(undefined);

export interface NotificationsProviderProps {
  children: ReactNode;
  /**
   * The duration of a notification in milliseconds; one with an action stays twice as long. It does not end while the
   * pointer or the focus is on it, or while another window has the focus.
   * @default 6000
   */
  duration?: number;
}

/** The number of notifications that are visible at the same time. */
const MAX_VISIBLE = 2;

/** The number of those with an action: each of several deletions in a row can be undone. */
const MAX_WITH_ACTION = 5;

/** Drops the oldest notifications that are too many; those with an action stay longer. */
function visible(entries: readonly Entry[]): readonly Entry[] {
  const withAction = entries.filter(({ action }) => action !== undefined).slice(-MAX_WITH_ACTION);
  const room = Math.max(MAX_VISIBLE - withAction.length, 0);
  const others = entries.filter(({ action }) => action === undefined).slice(-Math.max(room, 1));
  return entries.filter((entry) => withAction.includes(entry) || others.includes(entry));
}

/** Provides notifications (toasts) of success, and of what else is left to do. Errors are dialogs. */
export function NotificationsProvider({ children, duration = 6000 }: NotificationsProviderProps) {
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
  const regionRef = useRef<HTMLElement>(null);
  const listRef = useRef<HTMLOListElement>(null);
  const offset = useFreeOffset(listRef, entries);
  // Restores the focus when a focused notification disappears. Who came from the page's start came from nowhere.
  useFocusHandover(regionRef, (_, before) => () => {
    for (const next of [before, document.querySelector('main')]) {
      if (next instanceof HTMLElement) next.focus({ preventScroll: true });
      if (document.activeElement === next) return;
    }
  });

  return (
    <NotifyContext value={notify}>
      {children}
      {/* React Aria makes everything else inert while a dialog is open. */}
      <section ref={regionRef} className={styles.region} aria-label={say('Notifications')} data-react-aria-top-layer>
        {/* Always rendered, because a live region that appears with its content is not announced. */}
        <ol ref={listRef} className={styles.list} style={{ marginBlockStart: offset }} aria-live="polite">
          {entries.map(({ key, ...entry }) => (
            <Notification
              key={key}
              {...entry}
              duration={entry.action ? 2 * duration : duration}
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
  const notify = useContext(NotifyContext);
  if (notify === undefined) throw new Error('useNotify must be used within a NotificationsProvider');
  return notify;
}
