import { useClient } from '@cpd/api/client';
import {
  detectQuestionFormat,
  missingQuestions,
  type ParsedQuestion,
  parseQuestions,
  type QuestionFormat,
  questionFormats,
} from '@cpd/domain/questionFormats';
import type { QuizQuestion } from '@cpd/domain/quiz';
import { counted, isBlankText } from '@cpd/domain/text';
import { Button } from '@cpd/ui/Button';
import { Dialog, DialogActions, DialogBody, DialogHeader } from '@cpd/ui/Dialog';
import { useModal } from '@cpd/ui/DialogQueue';
import { DropZone } from '@cpd/ui/DropZone';
import { Notice } from '@cpd/ui/Notice';
import { useNotify } from '@cpd/ui/Notifications';
import { SegmentedControl } from '@cpd/ui/SegmentedControl';
import { TextArea } from '@cpd/ui/TextArea';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { RestoredNotice } from '../kit/editing/formNotices.tsx';
import { discardConfirmation, useUnsavedForm } from '../kit/UnsavedChanges.tsx';
import * as styles from './ImportDialog.css.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { decodeText, formatLabels, formatOfFile, questionFiles } from './questionFiles.ts';
import { useQuestionImport } from './useQuestionImport.ts';
import { useUndoKey } from './useUndoKey.ts';

export interface ImportDialogProps {
  course: string;
  questions: readonly QuizQuestion[];
  /** A pasted text that the dialog opens with, after that of an interrupted import. */
  text?: string | undefined;
  /** Runs on undo while the text is the one that the dialog opened with. */
  onUndo?: (() => void) | undefined;
  onClose: () => void;
}

interface ImportValues {
  readonly text: string;
  /** The format that the user has selected; null if it is detected. */
  readonly format: QuestionFormat | null;
}

const NO_VALUES: ImportValues = { text: '', format: null };

export function importInputKey(course: string): string {
  return `quiz/${course}/import`;
}

/** Adds many questions from a text or a file, after a preview of what can be imported. */
export function ImportDialog({ course, questions, text: initialText, onUndo, onClose }: ImportDialogProps) {
  const { confirm } = useModal();
  const notify = useNotify();
  const { unsavedInput } = useClient();
  const inputKey = importInputKey(course);
  const [interrupted, setInterrupted] = useState(() => importValuesOf(unsavedInput.read(inputKey)?.values));
  const [opened] = useState(() => valuesOf(initialText, interrupted));
  const [values, setValues] = useState(opened);
  const [unreadableFile, setUnreadableFile] = useState<string>();
  const { state, stored = questions, start, stop } = useQuestionImport(course);
  const isRunning = state === 'running' || state === 'stopping';

  const format = values.format ?? detectQuestionFormat(values.text) ?? 'aiken';
  const parsed = useMemo(() => parseQuestions(values.text, format), [values.text, format]);
  const valid = useMemo(() => parsed.filter(({ problems }) => problems.length === 0), [parsed]);
  const missing = useMemo(() => missingQuestions(valid, stored), [valid, stored]);
  const faultyCount = parsed.length - valid.length;
  const isUnsaved = !isBlankText(values.text) && (missing.length > 0 || faultyCount > 0);

  useUnsavedForm({
    name: 'The import',
    isUnsaved: () => isUnsaved,
    isStored: true,
    discard,
    obstacle: () => 'They can be saved in the dialog of the import.',
  });
  const store = useEffectEvent(() =>
    isUnsaved ? unsavedInput.save(inputKey, { values }) : unsavedInput.clear(inputKey),
  );
  useEffect(() => store(), [isUnsaved, values]);

  function discard() {
    unsavedInput.clear(inputKey);
    setInterrupted(undefined);
    setValues(NO_VALUES);
  }

  useUndoKey(() => {
    if (onUndo === undefined || values.text !== opened.text || state !== 'idle') return false;
    if (interrupted) unsavedInput.save(inputKey, { values: interrupted });
    else unsavedInput.clear(inputKey);
    onUndo();
    return true;
  });

  function close() {
    unsavedInput.clear(inputKey);
    onClose();
  }

  async function handleImport() {
    const addedCount = await start(valid);
    if (addedCount === undefined) return;
    notify(`${counted(addedCount, 'question')} imported`);
    // Questions that cannot be imported stay for correction.
    if (faultyCount === 0) close();
  }

  async function handleCancel() {
    const isComplete = await stop();
    // The import has closed the dialog.
    if (isComplete && faultyCount === 0) return;
    if (isUnsaved && !(await confirm(discardConfirmation('Questions of this import')))) return;
    close();
  }

  function handleText(text: string) {
    setUnreadableFile(undefined);
    setValues({ ...values, text });
  }

  async function handleFiles([file]: readonly File[]) {
    if (!file) return;
    const text = decodeText(new Uint8Array(await file.arrayBuffer()));
    setUnreadableFile(text === null ? file.name : undefined);
    if (text !== null) setValues({ text, format: formatOfFile(file.name) });
  }

  return (
    <Dialog width="table" onDismiss={() => void handleCancel()}>
      <DropZone
        label="File"
        kind={questionFiles}
        upload={{ state: 'idle' }}
        isDisabled={isRunning}
        onFiles={(files) => void handleFiles(files)}
      >
        {(zone) => (
          <>
            <DialogHeader>Import questions</DialogHeader>
            <DialogBody>
              <RestoredNotice form={{ isRestored: interrupted !== undefined, onDiscard: discard }} />
              <TextArea
                label="Questions to import"
                // The preview below stays in view.
                maxLines={6}
                isDisabled={isRunning}
                value={values.text}
                onChange={handleText}
                description="Aiken, GIFT (single choice), or CSV (question, four choices, number of the correct one)."
              />
              {zone}
              {unreadableFile !== undefined && (
                <Notice tone="critical">
                  {`${unreadableFile} is not UTF-8 text. Save it as UTF-8, in Excel as “CSV UTF-8”, and choose it again.`}
                </Notice>
              )}
              {!isBlankText(values.text) && (
                <>
                  {!isRunning && (
                    <SegmentedControl
                      label="Format"
                      segments={questionFormats.map((value) => ({ value, label: formatLabels[value] }))}
                      value={format}
                      onChange={(selected) => setValues({ ...values, format: selected })}
                    />
                  )}
                  {state === 'idle' ? (
                    <p role="status">{summary(missing, valid.length - missing.length, faultyCount)}</p>
                  ) : (
                    <Progress
                      done={valid.length - missing.length}
                      total={valid.length}
                      isStopped={state === 'stopped'}
                    />
                  )}
                  <ImportPreview parsed={parsed} missing={new Set(missing)} />
                </>
              )}
            </DialogBody>
            <DialogActions>
              <Button slot="close">{isUnsaved ? 'Cancel' : 'Close'}</Button>
              {/* One button, so that it keeps the focus. */}
              <Button
                variant={isRunning ? 'secondary' : 'primary'}
                isPending={state === 'stopping'}
                isAtEdge={missing.length === 0}
                onPress={isRunning ? () => void stop() : () => void handleImport()}
              >
                {isRunning ? 'Stop' : state === 'stopped' ? 'Resume' : `Import ${counted(missing.length, 'question')}`}
              </Button>
            </DialogActions>
          </>
        )}
      </DropZone>
    </Dialog>
  );
}

function importValuesOf(stored: unknown): ImportValues | undefined {
  const { text, format } = Object(stored);
  if (typeof text !== 'string') return undefined;
  return { text, format: questionFormats.find((known) => known === format) ?? null };
}

/** A pasted text is added to that of an interrupted import. */
function valuesOf(pasted: string | undefined, interrupted: ImportValues | undefined): ImportValues {
  if (pasted === undefined) return interrupted ?? NO_VALUES;
  return { text: interrupted ? `${interrupted.text.trimEnd()}\n\n${pasted}` : pasted, format: null };
}

function summary(missing: readonly ParsedQuestion[], inQuiz: number, faulty: number): string {
  const incomplete = missing.filter(({ losses }) => losses.length > 0).length;
  return [
    `Can be imported: ${missing.length}.`,
    incomplete > 0 && `Not completely: ${incomplete}.`,
    inQuiz > 0 && `Already in this quiz: ${inQuiz}.`,
    faulty > 0 && `Cannot be imported: ${faulty}.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

function Progress({ done, total, isStopped }: { done: number; total: number; isStopped: boolean }) {
  const label = `${done} of ${counted(total, 'question')} imported.`;
  if (isStopped) return <Notice tone="caution">{`Stopped. ${label} Resume adds only those that are missing.`}</Notice>;
  return (
    <div>
      <p role="status">{label}</p>
      <progress className={styles.progress} aria-label="Imported questions" value={done} max={total} />
    </div>
  );
}
