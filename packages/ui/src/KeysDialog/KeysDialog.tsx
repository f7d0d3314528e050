import { Button } from '../Button/index.ts';
import { Dialog, DialogActions, DialogBody, DialogHeader } from '../Dialog/index.ts';
import { KeyList, useCommandKey } from '../KeyList/index.ts';
import { type Sentence, say } from '../language/index.ts';
import { useSingleKeys } from '../Shortcuts/index.ts';
import { Stack } from '../Stack/index.ts';
import { SingleKeysChoice } from './SingleKeysChoice.tsx';
import { shortcutsWith } from './shortcutsWith.ts';

export interface KeysDialogProps {
  /** The screens that `g` and a letter lead to. */
  screens: readonly { readonly label: Sentence; readonly key: string }[];
  onClose: () => void;
}

/** Lists the shortcuts of every screen. */
export function KeysDialog({ screens, onClose }: KeysDialogProps) {
  const command = useCommandKey();
  const hasSingleKeys = useSingleKeys();
  const screenKeys = screens.map(({ label, key }) => ({
    keys: ['G', key.toUpperCase()],
    effect: say('Go to {screen}', { screen: label }),
  }));
  const entries = [...shortcutsWith(command, hasSingleKeys), ...(hasSingleKeys ? screenKeys : [])];
  return (
    <Dialog width="form" onDismiss={onClose}>
      <DialogHeader>{say('Keyboard shortcuts')}</DialogHeader>
      <DialogBody>
        <Stack gap={20}>
          <KeyList entries={entries} />
          <SingleKeysChoice />
        </Stack>
      </DialogBody>
      <DialogActions>
        <Button slot="close" autoFocus>
          {say('Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
