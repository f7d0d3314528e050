import type { ReactNode } from 'react';
import { FocusScope } from 'react-aria/FocusScope';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import * as styles from './ModalDialog.css.ts';

/** What a dialog window says and how it closes. */
export interface ModalDialogProps {
  /** The title, which names the window. */
  title: ReactNode;
  /** The words and the buttons; what has `autoFocus` takes the focus, else the first that can. */
  children: ReactNode;
  /** Runs on Escape; without it the key does nothing. */
  onDismiss?: (() => void) | undefined;
  /**
   * `alertdialog` for a message or question that interrupts, described by its `Text` in the slot `description`; `dialog`
   * for a form.
   * @default 'alertdialog'
   */
  role?: 'dialog' | 'alertdialog';
  /**
   * As wide as a message or as a form; a palette hangs at a fixed height, fills its window itself and says its title to
   * assistive technology alone.
   * @default that of its role
   */
  width?: 'message' | 'form' | 'palette';
}

/** A window over the page: the page behind is inert, the focus stays inside and goes back when it closes. */
export function ModalDialog(props: ModalDialogProps) {
  const { title, children, onDismiss, role = 'alertdialog', width = role === 'dialog' ? 'form' : 'message' } = props;
  return (
    <ModalOverlay
      className={styles.overlay}
      isOpen
      onOpenChange={() => onDismiss?.()}
      isKeyboardDismissDisabled={onDismiss === undefined}
    >
      <Modal className={styles.widths[width]}>
        <Dialog role={role} className={styles.contents[width]}>
          <FocusScope autoFocus>
            <Heading slot="title" className={styles.titles[width]}>
              {title}
            </Heading>
            {children}
          </FocusScope>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
