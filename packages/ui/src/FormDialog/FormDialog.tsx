import { type FocusEvent, type ReactNode, type RefObject, useRef } from 'react';
import { Button } from '../Button/index.ts';
import { Dialog, DialogActions, DialogHeader } from '../Dialog/index.ts';
import { useConfirm } from '../DialogQueue/index.ts';
import { Form, type FormHandle } from '../Form/index.ts';
import { say } from '../language/index.ts';
import { discardConfirmation, useUnsavedForm } from '../UnsavedChanges/index.ts';

export interface FormDialogProps {
  title: string;
  children: ReactNode;
  /** Receives the values by field name once all fields are valid. */
  onSubmit: (data: FormData) => void;
  /** Runs on Cancel and on Escape, also during a submission, after a confirmation if something would be lost. */
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
  /** What Cancel would discard, and when. @default fields that were changed, but not passwords */
  unsaved?: { readonly isUnsaved: () => boolean; readonly text: string };
}

/** A form in a dialog. Inside a ModalProvider, it asks before it discards what was typed. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    children,
    onSubmit,
    submitLabel = say('Save'),
    tone,
    alternative,
    isPending = false,
    isStored = false,
  } = props;
  const form = useRef<FormHandle>(null);
  const handleCancel = useCancel(form, props);
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
    <Dialog onDismiss={() => void handleCancel()}>
      <DialogHeader>{title}</DialogHeader>
      <Form ref={form} aria-label={title} isStored={isStored} onSubmit={handleSubmit} onFocus={handleFocus}>
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

/** Returns a function that closes the dialog, after a confirmation if something was typed. The page is left in the same way. */
function useCancel(form: RefObject<FormHandle | null>, { onCancel, isStored = false, unsaved }: FormDialogProps) {
  const confirm = useConfirm();
  const isChanged = () => form.current?.isChanged() ?? false;
  // Input that is stored has a guard of its own.
  useUnsavedForm({ isUnsaved: () => !isStored && isChanged(), discard: () => undefined });
  return async () => {
    const { isUnsaved, text } = unsaved ?? { isUnsaved: isChanged, text: say('Your changes have not been saved.') };
    if (!isUnsaved() || (await confirm(discardConfirmation(text)))) onCancel();
  };
}
