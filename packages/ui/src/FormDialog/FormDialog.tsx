import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { actions } from '../DialogQueue/Dialog.css.ts';
import { ModalDialog } from '../DialogQueue/index.ts';
import { Form } from '../Form/index.ts';

/** What a form in a dialog asks, and what its answers do. */
export interface FormDialogProps {
  /** The dialog's title. */
  title: string;
  /** The fields. */
  children: ReactNode;
  /** Receives the values by field name, once all fields are right. */
  onSubmit: (data: FormData) => void;
  /** Runs on Cancel and on Escape. */
  onCancel: () => void;
  /**
   * The words of the sending button.
   * @default 'Save'
   */
  submitLabel?: string;
  /**
   * Shows that the form is being sent: everything waits.
   * @default false
   */
  isPending?: boolean;
}

/** Asks for a few values over the page, without leaving it. */
export function FormDialog({
  title,
  children,
  onSubmit,
  onCancel,
  submitLabel = 'Save',
  isPending = false,
}: FormDialogProps) {
  return (
    <ModalDialog role="dialog" title={title} onDismiss={isPending ? undefined : onCancel}>
      <Form aria-label={title} onSubmit={onSubmit} isDisabled={isPending}>
        {children}
        <div className={actions}>
          <Button onPress={onCancel}>Cancel</Button>
          <Button type="submit" variant="primary" isPending={isPending}>
            {submitLabel}
          </Button>
        </div>
      </Form>
    </ModalDialog>
  );
}
