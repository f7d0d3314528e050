import { useEffect } from 'react';
import { Text } from 'react-aria-components/Text';
import { Button } from '../Button/index.ts';
import { Dialog, DialogActions, DialogBody, DialogHeader } from '../Dialog/index.ts';
import { DIALOG, focusPlace } from '../FocusHandover/index.ts';
import { say } from '../language/index.ts';
import * as styles from './messages.css.ts';

export interface ErrorDialogProps {
  message: string;
  /** The API's error code, shown as 'CODE: …'. */
  code?: string | undefined;
  onClose: () => void;
}

/** When it closes and nothing had the focus before, as while a page opens, the dialog below or the page gets it. */
export function ErrorDialog({ message, code, onClose }: ErrorDialogProps) {
  useEffect(() => focusBelowOnceClosed, []);
  return (
    <Dialog role="alertdialog" onDismiss={onClose}>
      <DialogHeader tone="critical">{say('Error')}</DialogHeader>
      <DialogBody>
        <Text slot="description" elementType="div">
          <p className={styles.message}>{message}</p>
          {code !== undefined && <p className={styles.code}>{`CODE: ${code}`}</p>}
        </Text>
      </DialogBody>
      <DialogActions>
        <Button slot="close" variant="primary" autoFocus>
          {say('Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** In the next frame, after the dialog has restored the focus if it could. */
function focusBelowOnceClosed(): void {
  requestAnimationFrame(() => {
    const below = [...document.querySelectorAll<HTMLElement>(DIALOG)].at(-1) ?? document.querySelector('main');
    if (below && document.activeElement === document.body) focusPlace(below);
  });
}
