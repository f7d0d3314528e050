import { Button } from '@cpd/ui/Button';
import { ModalDialog } from '@cpd/ui/DialogQueue';
import { Stack } from '@cpd/ui/Stack';
import { Fragment } from 'react';
import { keyCap, keys as keysStyle, list } from './KeysDialog.css.ts';
import { shortcuts } from './useShortcuts.ts';

/** What the dialog reports. */
export interface KeysDialogProps {
  /** Closes the dialog. */
  onClose: () => void;
}

/** Lists the keys that work on every screen. */
export function KeysDialog({ onClose }: KeysDialogProps) {
  return (
    <ModalDialog role="dialog" title="Keys" onDismiss={onClose}>
      <Stack>
        <dl className={list}>
          {shortcuts.map(({ keys, effect }) => (
            <Fragment key={effect}>
              <dt className={keysStyle}>
                {keys.map((key) => (
                  <kbd key={key} className={keyCap}>
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{effect}</dd>
            </Fragment>
          ))}
        </dl>
        <div>
          <Button onPress={onClose}>Close</Button>
        </div>
      </Stack>
    </ModalDialog>
  );
}
