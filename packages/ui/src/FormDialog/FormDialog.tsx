import { type FocusEvent, type ReactNode, useRef } from 'react';
import { Button } from '../Button/index.ts';
import { Dialog, DialogActions, DialogHeader } from '../Dialog/index.ts';
import { Form } from '../Form/index.ts';
import { say } from '../language/index.ts';

export interface FormDialogProps {
  title: string;
  children: ReactNode;
  /** Receives the values by field name once all fields are valid. */
  onSubmit: (data: FormData) => void;
  /** Runs on Cancel and on Escape, also during a submission. */
  onCancel: () => void;
  /**
   * The label of the submit button.
   * @default 'Save'
   */
  submitLabel?: string;
  /** Marks a submission that cannot be undone. */
  tone?: 'danger';
  /** A second submit button, with its own handler. */
  alternative?: { readonly label: string; readonly onSubmit: (data: FormData) => void } | undefined;
  /** Blocks a second submission. */
  isPending?: boolean;
  /** Whether what is typed is stored outside of the page. @default false */
  isStored?: boolean;
}

/** A form in a dialog. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    children,
    onSubmit,
    onCancel,
    submitLabel = say('Save'),
    tone,
    alternative,
    isPending = false,
    isStored,
  } = props;
  const alternativeButton = useRef<HTMLButtonElement>(null);
  const isAlternative = useRef(false);
  const isOpening = useRef(true);
  const handleSubmit = (data: FormData) =>
    alternative && isAlternative.current ? alternative.onSubmit(data) : onSubmit(data);

  /** Not a submit button, because Enter in a field would press the first one. */
  function handleAlternative() {
    isAlternative.current = true;
    alternativeButton.current?.form?.requestSubmit();
    isAlternative.current = false;
  }

  /** As after Tab, the text of the first field is selected, so that typing replaces it. */
  function handleFocus({ target }: FocusEvent) {
    if (isOpening.current && target instanceof HTMLInputElement) target.select();
    isOpening.current = false;
  }

  return (
    <Dialog onDismiss={onCancel}>
      <DialogHeader>{title}</DialogHeader>
      <Form aria-label={title} isStored={isStored} onSubmit={handleSubmit} onFocus={handleFocus}>
        {children}
        <DialogActions>
          <Button slot="close">{say('Cancel')}</Button>
          {alternative && (
            <Button ref={alternativeButton} onPress={handleAlternative} isPending={isPending}>
              {alternative.label}
            </Button>
          )}
          <Button type="submit" variant={tone === 'danger' ? 'critical' : 'primary'} isPending={isPending}>
            {submitLabel}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
