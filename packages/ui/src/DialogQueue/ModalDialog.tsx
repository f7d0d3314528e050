import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import { useEffect, useId, useRef } from 'react';
import { content, dialog, title as titleStyle, wide } from './Dialog.css.ts';

/** What a dialog window says and how it closes. */
export interface ModalDialogProps {
  /** The title, which names the window. */
  title: ReactNode;
  /** The words and the buttons; an element marked `data-autofocus` takes the focus first. */
  children: ReactNode;
  /** Runs on Escape and on the system's back gesture; without it they do nothing. */
  onDismiss?: (() => void) | undefined;
  /**
   * `alertdialog` for a message or question that interrupts, `dialog` for a form.
   * @default 'alertdialog'
   */
  role?: 'dialog' | 'alertdialog';
  /**
   * As wide as a message or as a form.
   * @default that of its role
   */
  width?: 'message' | 'form';
  /** The id of the text that assistive technology reads with the title. */
  'aria-describedby'?: string;
}

/** A window over the page: the page behind is inert, the focus stays inside and goes back when it closes. */
export function ModalDialog(props: ModalDialogProps) {
  const { title, children, onDismiss, role = 'alertdialog', width, ...aria } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => (ref.current === null ? undefined : openModally(ref.current)), []);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // Left to itself the browser closes the window, on the second press even against our will.
    event.preventDefault();
    event.stopPropagation();
    onDismiss?.();
  }
  function handleCancel(event: SyntheticEvent) {
    if (event.target !== ref.current) return;
    event.preventDefault();
    onDismiss?.();
  }

  return (
    <dialog
      {...aria}
      ref={ref}
      role={role}
      aria-modal="true"
      aria-labelledby={titleId}
      className={(width ?? (role === 'dialog' ? 'form' : 'message')) === 'form' ? `${dialog} ${wide}` : dialog}
      onKeyDown={handleKeyDown}
      onCancel={handleCancel}
    >
      <div className={content}>
        <h2 id={titleId} className={titleStyle}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}

function openModally(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  // Documents without a top layer, as in unit tests, still show the window.
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.setAttribute('open', '');
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  return () => {
    if (typeof dialog.close === 'function') dialog.close();
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
}
