import type { Question } from '@cpd/api/quizzes';
import { type QuestionFormat, questionFormats } from '@cpd/domain/questionFormats';
import { FormDialog } from '@cpd/ui/FormDialog';
import { say } from '@cpd/ui/language';
import { SegmentedControl } from '@cpd/ui/SegmentedControl';
import { saveFile } from '@cpd/ui/saveFile';
import { useState } from 'react';
import { fileNames, formatLabels, questionFile } from './questionFiles.ts';

export interface ExportDialogProps {
  questions: readonly Question[];
  onClose: () => void;
}

/** Downloads the questions of a quiz in a format that can be imported again. */
export function ExportDialog({ questions, onClose }: ExportDialogProps) {
  const [format, setFormat] = useState<QuestionFormat>('aiken');

  function handleExport() {
    saveFile(fileNames[format], questionFile(format, questions));
    onClose();
  }

  return (
    <FormDialog
      title={say('Export questions')}
      submitLabel={say('Download')}
      onSubmit={handleExport}
      onCancel={onClose}
    >
      <SegmentedControl
        label={say('Format')}
        segments={questionFormats.map((value) => ({ value, label: say(formatLabels[value]) }))}
        value={format}
        onChange={setFormat}
      />
    </FormDialog>
  );
}
