import { useEffect, useEffectEvent, useId, useState, useSyncExternalStore } from 'react';
import { Button } from '../Button/index.ts';
import { CheckIcon, CrossIcon, WarningIcon } from '../Icon/index.ts';
import { LinkButton } from '../Link/index.ts';
import { say } from '../language/index.ts';
import { UndoKey } from '../Shortcuts/index.ts';
import * as styles from './Notifications.css.ts';

/** The next step: an action, or a link. */
export type NotificationAction = { readonly label: string } & (
  | {
      readonly onPress: () => void;
      /** Whether Ctrl+Z does it too while the notification is shown. @default false */
      readonly isUndo?: boolean;
    }
  | { readonly href: string }
);

/** What the icon says: done, or something is left to do. */
export type NotificationTone = 'positive' | 'caution';

export interface NotificationProps {
  message: string;
  action?: NotificationAction | undefined;
  /** @default 'positive' */
  tone?: NotificationTone;
  /** The duration in milliseconds. */
  duration: number;
  onClose: () => void;
}

/** A message that disappears, unless the pointer or the focus is on it, or the window has no focus. */
export function Notification({ message, action, tone = 'positive', duration, onClose }: NotificationProps) {
  const [hasPointer, setHasPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isSeen = useWindowFocus();
  const isHeld = hasPointer || hasFocus || !isSeen;
  const messageId = useId();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => close(), duration);
    return () => clearTimeout(timer);
  }, [isHeld, duration]);

  return (
    <li
      className={styles.notification}
      onPointerEnter={() => setHasPointer(true)}
      onPointerLeave={() => setHasPointer(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <span className={styles.marks[tone]}>{tone === 'positive' ? <CheckIcon /> : <WarningIcon />}</span>
      <span id={messageId} className={styles.text}>
        {message}
      </span>
      {action && <Action action={action} describedBy={messageId} onClose={onClose} />}
      {/* Not labelled by the message, which would be announced twice. */}
      <Button
        variant="quiet"
        size="small"
        aria-label={say('Dismiss')}
        aria-describedby={messageId}
        onPress={onClose}
        icon={<CrossIcon />}
      />
    </li>
  );
}

/** Whether the window has the focus, so that its user may see what it shows. */
function useWindowFocus(): boolean {
  return useSyncExternalStore(onWindowFocusChange, hasWindowFocus);
}

function onWindowFocusChange(onChange: () => void): () => void {
  window.addEventListener('focus', onChange);
  window.addEventListener('blur', onChange);
  return () => {
    window.removeEventListener('focus', onChange);
    window.removeEventListener('blur', onChange);
  };
}

function hasWindowFocus(): boolean {
  return document.hasFocus();
}

interface ActionProps {
  action: NotificationAction;
  /** The text of the notification. */
  describedBy: string;
  onClose: () => void;
}

function Action({ action, describedBy, onClose }: ActionProps) {
  if ('href' in action) {
    return (
      <LinkButton tone="accent" size="small" aria-describedby={describedBy} href={action.href} onPress={onClose}>
        {action.label}
      </LinkButton>
    );
  }
  const { label, onPress, isUndo } = action;
  function handlePress() {
    onClose();
    onPress();
  }
  return (
    <>
      <Button tone="accent" size="small" aria-describedby={describedBy} onPress={handlePress}>
        {label}
      </Button>
      {isUndo && <UndoKey onUndo={handlePress} />}
    </>
  );
}
