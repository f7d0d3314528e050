import type { ReactNode } from 'react';
import { Button, Dialog, DialogTrigger, Heading, Modal } from 'react-aria-components';
import { call } from '../call.ts';

interface ConfirmButtonProps {
  label: string;
  question: string;
  path: string;
  method: string;
  isDisabled?: boolean;
  onDone: () => void;
}

/** A button that runs its action after a confirmation. */
function ConfirmButton({ label, question, path, method, isDisabled = false, onDone }: ConfirmButtonProps): ReactNode {
  async function handleConfirm() {
    await call(path, { method });
    onDone();
  }
  return (
    <DialogTrigger>
      <Button isDisabled={isDisabled}>{label}</Button>
      <Modal>
        <Dialog role="alertdialog">
          <Heading slot="title">Please confirm</Heading>
          <p>{question}</p>
          <Button slot="close">Cancel</Button>
          <Button slot="close" onPress={handleConfirm}>
            Confirm
          </Button>
        </Dialog>
      </Modal>
    </DialogTrigger>
  );
}

interface ItemActionProps {
  list: 'course' | 'event';
  item: { _id: string; isEnable: boolean };
  onDone: () => void;
}

export function EnableButton({ list, item: { _id, isEnable }, onDone }: ItemActionProps) {
  const question = `Are you sure to enable item: ${_id}`;
  const path = `${list}/enable/${_id}`;
  return (
    <ConfirmButton
      label="Enable"
      question={question}
      path={path}
      method="PATCH"
      isDisabled={isEnable}
      onDone={onDone}
    />
  );
}

export function DeleteButton({ list, item: { _id }, onDone }: ItemActionProps) {
  const question = `Are you sure to delete item: ${_id}`;
  return <ConfirmButton label="Delete" question={question} path={`${list}/${_id}`} method="DELETE" onDone={onDone} />;
}
