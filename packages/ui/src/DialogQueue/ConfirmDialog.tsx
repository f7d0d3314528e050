import { Text } from 'react-aria-components/Text';
import { Button } from '../Button/index.ts';
import { Dialog, DialogActions, DialogBody, DialogHeader } from '../Dialog/index.ts';
import { Image } from '../Image/index.ts';
import { type ReadinessItem, ReadinessList } from '../ReadinessList/index.ts';
import { Stack } from '../Stack/index.ts';
import type { ConfirmEntry } from './DialogEntry.ts';
import * as styles from './messages.css.ts';

export interface ConfirmDialogProps extends Omit<ConfirmEntry, 'key' | 'type' | 'onAnswer'> {
  /** Runs when the person goes ahead. */
  onConfirm: () => void;
  /** Runs on the cancel button, and on Escape while that button is on. */
  onCancel: () => void;
}

/** Asks before something starts; what takes something away, or lacks something, starts on the button that does not. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    message,
    picture,
    missing = [],
    confirmLabel,
    cancelLabel,
    isCancelDisabled,
    tone,
    onConfirm,
    onCancel,
  } = props;
  const startsOnCancel = (tone === 'danger' || missing.length > 0) && !isCancelDisabled;
  return (
    <Dialog role="alertdialog" onDismiss={isCancelDisabled ? undefined : onCancel}>
      <DialogHeader>{title}</DialogHeader>
      <DialogBody>
        <Text slot="description" elementType="p" className={styles.message}>
          {message}
        </Text>
        {picture !== undefined && <Image src={picture} alt="" />}
        {missing.length > 0 && (
          <Stack gap={8}>
            <p className={styles.lead}>Still missing:</p>
            <ReadinessList items={missing.map((item) => leavingFirst(item, onCancel))} />
          </Stack>
        )}
      </DialogBody>
      <DialogActions>
        <Button slot="close" isDisabled={isCancelDisabled} autoFocus={startsOnCancel}>
          {cancelLabel}
        </Button>
        <Button variant={tone === 'danger' ? 'critical' : 'primary'} onPress={onConfirm} autoFocus={!startsOnCancel}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Closes the question before going where something is missing. */
function leavingFirst({ onPress, ...item }: ReadinessItem, onCancel: () => void): ReadinessItem {
  return {
    ...item,
    onPress() {
      onCancel();
      onPress?.();
    },
  };
}
