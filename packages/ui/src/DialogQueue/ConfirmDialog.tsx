import { Text } from 'react-aria-components/Text';
import { Button } from '../Button/index.ts';
import { Dialog, DialogActions, DialogBody, DialogHeader } from '../Dialog/index.ts';
import * as styles from './messages.css.ts';
import type { QueuedConfirm } from './QueuedDialog.ts';

export interface ConfirmDialogProps extends Omit<QueuedConfirm, 'key' | 'type' | 'onAnswer'> {
  /** Runs on the confirm button. */
  onConfirm: () => void;
  /** Runs on the cancel button, and on Escape unless that button is disabled. */
  onCancel: () => void;
}

/** A confirmation before an action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, message, consequence, details, isCancelDisabled, onCancel } = props;
  return (
    <Dialog role="alertdialog" onDismiss={isCancelDisabled ? undefined : onCancel}>
      <DialogHeader>{title}</DialogHeader>
      <DialogBody>
        <Text slot="description" elementType="div" className={styles.description}>
          <p className={styles.message}>{message}</p>
          {consequence !== undefined && <p>{consequence}</p>}
        </Text>
        {details}
      </DialogBody>
      <Answers {...props} />
    </Dialog>
  );
}

/** The buttons, one of which has the focus first. */
function Answers(props: ConfirmDialogProps) {
  const { confirmLabel, cancelLabel, otherAction, isCancelDisabled, tone, onConfirm, onCancel } = props;
  const { initialFocus = tone === 'danger' ? 'cancel' : 'confirm' } = props;
  const startsOnCancel = initialFocus === 'cancel' && !isCancelDisabled;
  const hasOther = otherAction !== undefined;
  const isDanger = tone === 'danger';
  const cancel = (
    <Button slot="close" isDisabled={isCancelDisabled} autoFocus={startsOnCancel}>
      {cancelLabel}
    </Button>
  );
  const confirm = (
    <Button
      variant={isDanger ? (hasOther ? 'quiet' : 'critical') : 'primary'}
      tone={isDanger && hasOther ? 'critical' : 'neutral'}
      onPress={onConfirm}
      autoFocus={!startsOnCancel}
    >
      {confirmLabel}
    </Button>
  );
  if (!otherAction) {
    return (
      <DialogActions>
        {cancel}
        {confirm}
      </DialogActions>
    );
  }
  return (
    <DialogActions isFirstApart>
      {confirm}
      {cancel}
      <Button
        variant="primary"
        onPress={() => {
          otherAction.onPress();
          onCancel();
        }}
      >
        {otherAction.label}
      </Button>
    </DialogActions>
  );
}
