import { importSummary } from '@cpd/domain/importSummary';
import { questionFormats } from '@cpd/domain/questionFormats';
import type { QuizQuestion } from '@cpd/domain/quiz';
import { isBlankText } from '@cpd/domain/text';
import { withoutReplacement } from '@cpd/domain/undo';
import { type Batch, BatchButton, BatchProgress } from '@cpd/ui/Batch';
import { Button } from '@cpd/ui/Button';
import { Dialog, DialogActions, DialogBody, DialogHeader } from '@cpd/ui/Dialog';
import { useModal } from '@cpd/ui/DialogQueue';
import { DropZone } from '@cpd/ui/DropZone';
import { RestoredNotice } from '@cpd/ui/EditScreen';
import { paragraph, say } from '@cpd/ui/language';
import { Notice } from '@cpd/ui/Notice';
import { useNotifyUndo } from '@cpd/ui/Notifications';
import { SegmentedControl } from '@cpd/ui/SegmentedControl';
import { UndoKey } from '@cpd/ui/Shortcuts';
import { TextArea } from '@cpd/ui/TextArea';
import { discardConfirmation } from '@cpd/ui/UnsavedChanges';
import { useStableCallback } from '@cpd/ui/useStableCallback';
import { type ReactNode, useState } from 'react';
import { ImportHelp } from './ImportHelp.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { decodeText, formatLabels, formatOfFile, questionFiles } from './questionFiles.ts';
import { type ImportInput, useImportInput } from './useImportInput.ts';
import { useQuestionImport } from './useQuestionImport.ts';

export interface ImportDialogProps {
  course: string;
  questions: readonly QuizQuestion[];
  /** A pasted text that the dialog opens with, after that of an interrupted import. */
  text?: string | undefined;
  /** Runs on undo while the text is the one that the dialog opened with. */
  onUndo?: (() => void) | undefined;
  /** Receives how many questions were added, also if others stay for correction. */
  onImported: (count: number) => void;
  onClose: (hasImported: boolean) => void;
}

/** Adds many questions from a text or a file, after a preview of what can be imported. */
export function ImportDialog(props: ImportDialogProps) {
  const { course, questions, text: initialText, onUndo } = props;
  const { batch, stored = questions, start } = useQuestionImport(course);
  const input = useImportInput(course, initialText, stored);
  const { missing, isUnsaved } = input;
  const { handleImport, handleCancel } = useImportActions({ ...props, input, batch, start });
  const file = useTextFile(useFileText(input));
  function undoPaste() {
    input.undo();
    onUndo?.();
  }
  const canUndoPaste = onUndo !== undefined && batch.state === 'idle' && input.canUndo;

  return (
    <Dialog width="table" onDismiss={() => void handleCancel()}>
      {canUndoPaste && <UndoKey onUndo={undoPaste} isForFields />}
      <DropZone
        label={say('File')}
        kind={questionFiles()}
        upload={{ state: 'idle' }}
        isDisabled={batch.isRunning}
        onFiles={(files) => void file.read(files)}
      >
        {(zone) => (
          <>
            <DialogHeader>{say('Import questions')}</DialogHeader>
            <DialogBody>
              <ImportFields input={input} batch={batch} file={file}>
                {zone}
              </ImportFields>
            </DialogBody>
            <DialogActions>
              <Button slot="close">{isUnsaved || isBlankText(input.values.text) ? say('Cancel') : say('Close')}</Button>
              <BatchButton
                batch={batch}
                label={importLabel(missing.length)}
                isAtEdge={missing.length === 0}
                onStart={() => void handleImport()}
              />
            </DialogActions>
          </>
        )}
      </DropZone>
    </Dialog>
  );
}

/** Returns the function that puts the text of a file in place of what was typed, which 'Undo' brings back. */
function useFileText({ values, setValues }: ImportInput) {
  const notifyUndo = useNotifyUndo();
  return (text: string, file: string) => {
    setValues({ text, format: formatOfFile(file) });
    if (isBlankText(values.text) || values.text === text) return;
    const replacement = { before: values.text, after: text };
    const undo = () =>
      setValues((later) => ({ text: withoutReplacement(later.text, replacement), format: values.format }));
    notifyUndo(say('{file} has replaced the text', { file }), undo, (field) => {
      return field === null || field.value === text;
    });
  };
}

interface ImportActionsOptions extends Pick<ImportDialogProps, 'onImported' | 'onClose'> {
  input: ImportInput;
  batch: Batch;
  start: ReturnType<typeof useQuestionImport>['start'];
}

function useImportActions({ input, batch, start, onImported, onClose }: ImportActionsOptions) {
  const { confirm } = useModal();
  const { valid, values, faultyCount, isUnsaved } = input;
  const closeAfterImport = useStableCallback((text: string) => {
    // Undo may have brought another text back in the meantime.
    if (values.text === text) close(true);
  });

  function close(hasImported = false) {
    input.forget();
    onClose(hasImported);
  }

  return {
    async handleImport() {
      const addedCount = await start(valid);
      if (addedCount === undefined) return;
      onImported(addedCount);
      // Questions that cannot be imported stay for correction.
      if (faultyCount === 0) closeAfterImport(values.text);
    },
    async handleCancel() {
      const isComplete = await batch.stop();
      // The import has closed the dialog.
      if (isComplete && faultyCount === 0) return;
      const confirmation = discardConfirmation(say('Questions of this import have not been saved.'));
      if (!isUnsaved || (await confirm(confirmation))) close();
    },
  };
}

type TextFile = ReturnType<typeof useTextFile>;

/** Reads a file as text. */
function useTextFile(onText: (text: string, fileName: string) => void) {
  const [unreadable, setUnreadable] = useState<string>();
  return {
    /** The name of the chosen file, if it is no text. */
    unreadable,
    forget: () => setUnreadable(undefined),
    async read([file]: readonly File[]) {
      if (!file) return;
      const text = decodeText(new Uint8Array(await file.arrayBuffer()));
      setUnreadable(text === null ? file.name : undefined);
      if (text !== null) onText(text, file.name);
    },
  };
}

interface ImportFieldsProps {
  input: ImportInput;
  batch: Batch;
  file: TextFile;
  /** The field for a file. */
  children: ReactNode;
}

/** The text of an import, the file that it can be read from, and what it contains. */
function ImportFields({ input, batch, file, children }: ImportFieldsProps) {
  const { values, setValues, valid } = input;

  function handleText(text: string) {
    file.forget();
    setValues({ ...values, text });
  }

  return (
    <>
      <RestoredNotice form={{ isRestored: input.isRestored, onDiscard: input.discard }} />
      <TextArea
        label={say('Questions to import')}
        // The preview below stays in view.
        maxLines={6}
        isDisabled={batch.isRunning}
        value={values.text}
        onChange={handleText}
        description={say('One question, its four choices A. to D., then ANSWER: B. Leave a line between questions.')}
      />
      {valid.length === 0 && <ImportHelp />}
      {children}
      {file.unreadable !== undefined && (
        <Notice tone="critical">
          {say('{file} is not UTF-8 text. Save it as UTF-8, in Excel as “CSV UTF-8”, and choose it again.', {
            file: file.unreadable,
          })}
        </Notice>
      )}
      {!isBlankText(values.text) && <ImportCheck input={input} batch={batch} />}
    </>
  );
}

function importLabel(count: number): string {
  return count === 0 ? say('Import') : say('Import {n, plural, one {# question} other {# questions}}', { n: count });
}

/** What can be imported, or how much of it has been. */
function ImportCheck({ input, batch }: { input: ImportInput; batch: Batch }) {
  const { values, setValues, format, parsed, leftOut, valid, missing } = input;
  const counts = { done: valid.length - missing.length, total: valid.length };
  return (
    <>
      {!batch.isRunning && (
        <SegmentedControl
          label={say('Format')}
          segments={questionFormats.map((value) => ({ value, label: say(formatLabels[value]) }))}
          value={format}
          onChange={(selected) => setValues({ ...values, format: selected })}
        />
      )}
      {batch.state === 'idle' ? (
        <p role="status">{paragraph(...importSummary(parsed, missing, leftOut))}</p>
      ) : (
        <BatchProgress
          batch={batch}
          label={say('Imported questions')}
          {...counts}
          stoppedText={say(
            'Stopped. {done} of {total, plural, one {# question} other {# questions}} imported. Resume adds the rest.',
            counts,
          )}
        >
          {say('{done} of {total, plural, one {# question} other {# questions}} imported.', counts)}
        </BatchProgress>
      )}
      <ImportPreview parsed={parsed} missing={new Set(missing)} />
    </>
  );
}
