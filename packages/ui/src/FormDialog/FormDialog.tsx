import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { Dialog, DialogActions, DialogHeader } from '../Dialog/index.ts';
import { Form } from '../Form/index.ts';

export interface FormDialogProps {
  title: string;
  children: ReactNode;
  /** Receives the values by field name, once all fields are right. */
  onSubmit: (data: FormData) => void;
  /** Runs on Cancel and on Escape, also while the form is being sent. */
  onCancel: () => void;
  /**
   * The words of the sending button.
   * @default 'Save'
   */
  submitLabel?: string;
  /** A second way to send the form: its words, and what it does in place of `onSubmit`. */
  alternative?: { readonly label: string; readonly onSubmit: (data: FormData) => void } | undefined;
  /** Shows that the form is being sent: it is not sent a second time. */
  isPending?: boolean;
}

/** Among the values of a form that the second button sends. */
const ALTERNATIVE = 'alternative';

/** Asks for a few values over the page, without leaving it. */
export function FormDialog(props: FormDialogProps) {
  const { title, children, onSubmit, onCancel, submitLabel = 'Save', alternative, isPending = false } = props;
  const handleSubmit = (data: FormData) =>
    alternative && data.has(ALTERNATIVE) ? alternative.onSubmit(data) : onSubmit(data);

  return (
    <Dialog onDismiss={onCancel}>
      <DialogHeader>{title}</DialogHeader>
      <Form aria-label={title} onSubmit={handleSubmit}>
        {children}
        <DialogActions align="start">
          <Button type="submit" variant="primary" isPending={isPending}>
            {submitLabel}
          </Button>
          {alternative && (
            <Button type="submit" name={ALTERNATIVE} isPending={isPending}>
              {alternative.label}
            </Button>
          )}
          <Button slot="close">Cancel</Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
