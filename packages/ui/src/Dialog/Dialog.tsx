import { type ReactNode, useEffect } from 'react';
import { FocusScope } from 'react-aria/FocusScope';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { ErrorIcon } from '../Icon/index.ts';
import { dialogs } from '../Popover/dialogs.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Dialog.css.ts';
import { DismissContext } from './DismissContext.ts';
import { useOwnCommit } from './useOwnCommit.ts';

export interface DialogProps {
  /** A `DialogHeader`, a `DialogBody` or a form, and `DialogActions`; what has `autoFocus` takes the focus, else the first that can. */
  children: ReactNode;
  /** Runs on Escape and on a button in the slot `close`; without it they do nothing. */
  onDismiss?: (() => void) | undefined;
  /**
   * `alertdialog` for a message or question that interrupts, described by its `Text` in the slot `description`; `dialog`
   * for all else.
   * @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog';
  /**
   * As wide as a message, a form or a table; a palette hangs at a fixed height and fills its window itself.
   * @default that of its role
   */
  width?: 'message' | 'form' | 'table' | 'palette';
}

/** A window over the page: the page behind is inert, the focus stays inside and goes back when it closes. */
export function Dialog(props: DialogProps) {
  const { children, onDismiss, role = 'dialog', width = role === 'dialog' ? 'form' : 'message' } = props;
  const isInterruption = role === 'alertdialog';
  // Above a menu that opens at the same moment, and a message or question above all.
  const mayMount = useOwnCommit(isInterruption ? 2 : 1);
  useEffect(() => {
    if (mayMount) dialogs.dispatchEvent(new Event('open'));
  }, [mayMount]);
  if (!mayMount) return null;
  return (
    <ModalOverlay
      className={isInterruption ? styles.interruption : styles.overlay}
      isOpen
      onOpenChange={() => onDismiss?.()}
      isKeyboardDismissDisabled={onDismiss === undefined}
    >
      <Modal className={styles.widths[width]}>
        <AriaDialog role={role} className={styles.contents[width]}>
          <FocusScope autoFocus>
            <DismissContext value={onDismiss}>{children}</DismissContext>
          </FocusScope>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

export interface DialogHeaderProps {
  /** The title, which names the window. */
  children: ReactNode;
  /**
   * Marks a failure with its sign.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'critical';
  /** Says the title to assistive technology alone, where the window's first control shows what it is for. */
  isHidden?: boolean;
}

export function DialogHeader({ children, tone = 'neutral', isHidden = false }: DialogHeaderProps) {
  return (
    <Heading slot="title" className={isHidden ? visuallyHidden : styles.title}>
      {tone === 'critical' && (
        <span className={styles.errorMark}>
          <ErrorIcon size={20} />
        </span>
      )}
      {children}
    </Heading>
  );
}

export interface DialogBodyProps {
  /** Words and what belongs to them, one below the other. */
  children: ReactNode;
}

export function DialogBody({ children }: DialogBodyProps) {
  return <div className={styles.body}>{children}</div>;
}

export interface DialogActionsProps {
  /** The buttons, the main one last; one with `slot="close"` does what Escape does. */
  children: ReactNode;
}

/** The buttons, which stay in view however long the window is; the last part of a Dialog, or of the Form in it. */
export function DialogActions({ children }: DialogActionsProps) {
  return <div className={styles.actions}>{children}</div>;
}
