import { type ReactNode, useRef } from 'react';
import { FocusScope } from 'react-aria/FocusScope';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { ErrorIcon } from '../Icon/index.ts';
import { DialogContext, useOpenDialog } from '../Popover/dialogs.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Dialog.css.ts';
import { DismissContext } from './DismissContext.ts';
import { useOpensAtTop } from './useOpensAtTop.ts';
import { useSeparateCommit } from './useSeparateCommit.ts';

export interface DialogProps {
  /**
   * A `DialogHeader`, a `DialogBody` or a form, and `DialogActions`. The element with `autoFocus` is focused, or the first
   * focusable one. If that is further down than the window shows, the dialog itself is.
   */
  children: ReactNode;
  /** Runs on Escape and on a button in the slot `close`. Without it they do nothing, as a click outside always does. */
  onDismiss?: (() => void) | undefined;
  /**
   * `alertdialog` for a message or a confirmation, described by its `Text` in the slot `description`; otherwise `dialog`.
   * @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog';
  /**
   * The width of a message, a form or a table. A palette has a fixed height and no padding.
   * @default by the role
   */
  width?: 'message' | 'form' | 'table' | 'palette';
}

/** A modal dialog. The page is inert, the focus stays inside and returns when it closes. */
export function Dialog(props: DialogProps) {
  const { children, onDismiss, role = 'dialog', width = role === 'dialog' ? 'form' : 'message' } = props;
  const isInterruption = role === 'alertdialog';
  // Above a menu that opens at the same time, and an alert dialog above everything.
  const mayMount = useSeparateCommit(isInterruption ? 2 : 1);
  const dialog = useOpenDialog(mayMount);
  const modal = useRef<HTMLDivElement>(null);
  useOpensAtTop(modal, mayMount);
  if (!mayMount) return null;
  return (
    <ModalOverlay
      className={isInterruption ? styles.interruption : styles.overlay}
      isOpen
      onOpenChange={() => onDismiss?.()}
    >
      <Modal ref={modal} className={styles.widths[width]}>
        <AriaDialog role={role} className={styles.contents[width]}>
          <FocusScope autoFocus>
            <DialogContext value={dialog}>
              <DismissContext value={onDismiss}>{children}</DismissContext>
            </DialogContext>
          </FocusScope>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

export interface DialogHeaderProps {
  /** The title, which is the accessible name. */
  children: ReactNode;
  /**
   * 'critical' adds an error icon.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'critical';
  /** Hides the title visually, for a dialog whose first control shows its purpose. */
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
  children: ReactNode;
}

export function DialogBody({ children }: DialogBodyProps) {
  return <div className={styles.body}>{children}</div>;
}

export interface DialogActionsProps {
  /** The buttons, with the primary one last. `slot="close"` closes the dialog. */
  children: ReactNode;
  /**
   * Sets the first button apart, because it loses something.
   * @default false
   */
  isFirstApart?: boolean;
}

/** The buttons at the end of a Dialog or of its Form, which stay visible while it scrolls. */
export function DialogActions({ children, isFirstApart = false }: DialogActionsProps) {
  return <div className={isFirstApart ? styles.actionsApart : styles.actions}>{children}</div>;
}
