import { type ReactNode, useRef } from 'react';
import { Button } from '../Button/index.ts';
import { useUnstored } from '../Code/index.ts';
import { useCopyText } from '../CopyText/index.ts';
import { Dialog, DialogActions, DialogBody, DialogHeader } from '../Dialog/index.ts';
import { say } from '../language/index.ts';
import { Text } from '../Text/index.ts';
import { TextField } from '../TextField/index.ts';

export interface OneTimeSecretProps {
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
export function OneTimeSecret(props: OneTimeSecretProps) {
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
