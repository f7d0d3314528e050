import { Text } from 'react-aria-components/Text';
import { Button } from '../Button/index.ts';
import { ModalDialog } from '../ModalDialog/index.ts';
import { actions, message as messageStyle } from '../ModalDialog/ModalDialog.css.ts';
import type { ConfirmEntry } from './DialogEntry.ts';

/** What is asked, and what the answers do. */
export interface ConfirmDialogProps extends Omit<ConfirmEntry, 'key' | 'type'> {
  /** Runs when the person goes ahead. */
  onConfirm: () => void;
  /** Runs on the cancel button, and on Escape while that button is on. */
  onCancel: () => void;
  /**
   * Shows that what was confirmed is under way: both buttons wait.
   * @default false
   */
  isPending?: boolean;
}

/** Asks before something starts; what takes something away starts on the button that does not. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { message, confirmLabel, cancelLabel, isCancelDisabled, tone, onConfirm, onCancel, isPending = false } = props;
  const isCancelOff = isCancelDisabled || isPending;
  const startsOnCancel = tone === 'danger' && !isCancelOff;
  return (
    <ModalDialog title="Please confirm" onDismiss={isCancelOff ? undefined : onCancel}>
      <Text slot="description" elementType="p" className={messageStyle}>
        {message}
      </Text>
      <div className={actions}>
        <Button onPress={onCancel} isDisabled={isCancelOff} autoFocus={startsOnCancel}>
          {cancelLabel}
        </Button>
        <Button
          variant={tone === 'danger' ? 'critical' : 'primary'}
          onPress={onConfirm}
          isPending={isPending}
          autoFocus={!startsOnCancel}
        >
          {confirmLabel}
        </Button>
      </div>
    </ModalDialog>
  );
}
