import { Button } from '@cpd/ui/Button';
import { useUnstored } from '@cpd/ui/Code';
import { useCopyText } from '@cpd/ui/CopyText';
import { Dialog, DialogActions, DialogBody, DialogHeader } from '@cpd/ui/Dialog';
import { say } from '@cpd/ui/language';
import { Text } from '@cpd/ui/Text';
import { TextField } from '@cpd/ui/TextField';
import { type ReactNode, useRef } from 'react';

export interface OneTimeDialogProps {
  title: string;
  /** What to do with the value. */
  children: ReactNode;
  /** What the value is, such as 'Link'. */
  label: string;
  /** What to do if it is lost. */
  description: string;
  value: string;
  /** Such as 'Copy link'. */
  copyLabel: string;
  /** The notification once it is copied. */
  copiedText: string;
  onClose: () => void;
}

/** Shows a secret that cannot be shown again. */
export function OneTimeDialog(props: OneTimeDialogProps) {
  const { title, children, label, description, value, copyLabel, copiedText, onClose } = props;
  const field = useRef<HTMLInputElement>(null);
  const copy = useCopyText();
  useUnstored(() => true);
  return (
    <Dialog onDismiss={onClose}>
      <DialogHeader>{title}</DialogHeader>
      <DialogBody>
        <Text>{children}</Text>
        <TextField label={label} description={description} isReadOnly value={value} ref={field} />
      </DialogBody>
      <DialogActions>
        <Button slot="close">{say('Close')}</Button>
        <Button variant="primary" onPress={() => void copy(value, field.current, copiedText)}>
          {copyLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
