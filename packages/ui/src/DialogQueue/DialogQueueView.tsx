import { I18nProvider } from '../I18nProvider/index.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { ErrorDialog } from './ErrorDialog.tsx';
import type { QueuedDialog } from './QueuedDialog.ts';

export interface DialogQueueViewProps {
  dialog: QueuedDialog;
  /** Receives the dismissed dialog. `isConfirmed` is the answer of a confirmation. */
  onAnswer: (dialog: QueuedDialog, isConfirmed: boolean) => void;
}

/** Renders a dialog of the queue, in the direction of the language. */
export function DialogQueueView(props: DialogQueueViewProps) {
  return (
    <I18nProvider>
      <View {...props} />
    </I18nProvider>
  );
}

function View({ dialog, onAnswer }: DialogQueueViewProps) {
  const answer = (isConfirmed: boolean) => () => onAnswer(dialog, isConfirmed);
  if (dialog.type === 'loading') return null;
  if (dialog.type === 'error') {
    return <ErrorDialog key={dialog.key} message={dialog.message} code={dialog.errorCode} onClose={answer(false)} />;
  }
  const { key, type: _, onAnswer: __, ...confirmation } = dialog;
  return <ConfirmDialog key={key} {...confirmation} onConfirm={answer(true)} onCancel={answer(false)} />;
}
