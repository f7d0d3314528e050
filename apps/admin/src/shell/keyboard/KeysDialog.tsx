import { Button } from '@cpd/ui/Button';
import { KeyList } from '@cpd/ui/KeyList';
import { ModalDialog } from '@cpd/ui/ModalDialog';
import { Inline, Stack } from '@cpd/ui/Stack';
import { shortcuts } from '../../kit/keyboard/useShortcuts.ts';

export interface KeysDialogProps {
  onClose: () => void;
}

export function KeysDialog({ onClose }: KeysDialogProps) {
  return (
    <ModalDialog role="dialog" width="message" title="Keys" onDismiss={onClose}>
      <Stack gap={20}>
        <KeyList entries={shortcuts} />
        <Inline justify="end">
          <Button onPress={onClose}>Close</Button>
        </Inline>
      </Stack>
    </ModalDialog>
  );
}
