import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFocusHandover } from '../FocusHandover/index.ts';
import { CheckIcon, CrossIcon, InfoIcon, WarningIcon } from '../Icon/index.ts';
import * as styles from './Notice.css.ts';

const icons = {
  neutral: null,
  info: InfoIcon,
  caution: WarningIcon,
  positive: CheckIcon,
  critical: CrossIcon,
} as const;

/** Milliseconds before the text is added: screen readers announce changes of a status, not its initial content. */
const TEXT_DELAY_MS = 100;

export interface NoticeProps {
  /** One or two sentences. */
  children: ReactNode;
  /** A title above the sentences. */
  title?: string;
  /**
   * The meaning. A neutral notice has no icon.
   * @default 'info'
   */
  tone?: 'neutral' | 'info' | 'caution' | 'positive' | 'critical';
  /** One or two buttons. */
  actions?: ReactNode;
  /**
   * Whether it is announced when it appears; false if a notification says the same.
   * @default true
   */
  isAnnounced?: boolean;
  /** Focuses the notice when it replaces the pressed button. */
  takesFocus?: boolean;
}

const CONTROLS = ':is(a[href], button, input, select, textarea):not(:disabled, [tabindex="-1"], [type="file"])';

/**
 * Returns the control that follows an element in its form, or else in its page. If none follows, returns the last one
 * before it.
 */
function controlNear(element: HTMLElement): HTMLElement | undefined {
  const controls = [...(element.closest('form, main') ?? document).querySelectorAll<HTMLElement>(CONTROLS)];
  const others = controls.filter((control) => !element.contains(control) && control.checkVisibility?.() !== false);
  const isAfter = (control: Node) =>
    Boolean(element.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING);
  return others.find(isAfter) ?? others.at(-1);
}

/** A message that stays until its cause is resolved. It is announced politely. */
export function Notice(props: NoticeProps) {
  const { children, title, tone = 'info', actions, isAnnounced = true, takesFocus = false } = props;
  const ref = useRef<HTMLDivElement>(null);
  const [hasText, setHasText] = useState(!isAnnounced);
  useEffect(() => {
    const timer = setTimeout(() => setHasText(true), TEXT_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);
  // A button that resolves the cause disappears with the notice.
  useFocusHandover(ref, () => {
    const control = ref.current && controlNear(ref.current);
    return () => control?.focus();
  });
  const Icon = icons[tone];
  const icon = Icon && <Icon />;
  const strip = (
    <>
      <span className={`${styles.text} ${styles.iconTones[tone]}`}>
        {icon}
        <bdi>{children}</bdi>
      </span>
      {actions}
    </>
  );
  const block = (
    <>
      <span className={`${styles.mark} ${styles.iconTones[tone]}`}>{icon}</span>
      <div>
        <p className={styles.heading}>{title}</p>
        <p>{children}</p>
        {actions !== undefined && <div className={styles.action}>{actions}</div>}
      </div>
    </>
  );
  const [layout, content] = title === undefined ? [styles.strip, strip] : [styles.block, block];
  return (
    <div
      ref={ref}
      role={isAnnounced ? 'status' : undefined}
      className={styles.frame}
      tabIndex={takesFocus ? -1 : undefined}
    >
      <div className={`${layout} ${styles.tones[tone]}`} data-silent={!hasText || undefined}>
        {content}
      </div>
    </div>
  );
}
