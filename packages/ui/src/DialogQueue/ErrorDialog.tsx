import { Text } from 'react-aria-components/Text';
import { Button } from '../Button/index.ts';
import { ErrorIcon } from '../Icon/index.ts';
import { ModalDialog } from '../ModalDialog/index.ts';
import { actions, code as codeStyle, errorMark, message as messageStyle } from '../ModalDialog/ModalDialog.css.ts';

/** What went wrong. */
export interface ErrorDialogProps {
  /** What went wrong, as plain text. */
  message: string;
  /** The server's code, shown as 'CODE: …'. */
  code?: string | undefined;
  /** Runs on 'Close' and on Escape. */
  onClose: () => void;
}

/** Says that something failed. */
export function ErrorDialog({ message, code, onClose }: ErrorDialogProps) {
  const title = (
    <>
      <span className={errorMark}>
        <ErrorIcon size={20} />
      </span>
      Error
    </>
  );
  return (
    <ModalDialog title={title} onDismiss={onClose}>
      <Text slot="description" elementType="div">
        <p className={messageStyle}>{message}</p>
        {code !== undefined && <p className={codeStyle}>CODE: {code}</p>}
      </Text>
      <div className={actions}>
        <Button variant="primary" onPress={onClose} autoFocus>
          Close
        </Button>
      </div>
    </ModalDialog>
  );
}
