import { type MouseEvent, type ReactNode, useRef } from 'react';
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

/** Asks for a few values over the page, without leaving it. */
export function FormDialog(props: FormDialogProps) {
  const { title, children, onSubmit, onCancel, submitLabel = 'Save', alternative, isPending = false } = props;
  const isAlternative = useRef(false);
  const handleSubmit = (data: FormData) =>
    alternative && isAlternative.current ? alternative.onSubmit(data) : onSubmit(data);

  /** As no button that sends the form by itself, which Enter in a field would press: it stands before Save. */
  function handleAlternative({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    isAlternative.current = true;
    currentTarget.form?.requestSubmit();
    isAlternative.current = false;
  }

  return (
    <Dialog onDismiss={onCancel}>
      <DialogHeader>{title}</DialogHeader>
      <Form aria-label={title} onSubmit={handleSubmit}>
        {children}
        <DialogActions>
          <Button slot="close">Cancel</Button>
          {alternative && (
            <Button onPress={handleAlternative} isPending={isPending}>
              {alternative.label}
            </Button>
          )}
          <Button type="submit" variant="primary" isPending={isPending}>
            {submitLabel}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
