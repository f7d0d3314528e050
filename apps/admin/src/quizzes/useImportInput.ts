import { type StoredInputState, useStoredInput } from '@cpd/api/forms';
import {
  detectQuestionFormat,
  type ParsedQuestion,
  parseQuestions,
  type QuestionFormat,
  questionFormats,
} from '@cpd/domain/questionFormats';
import { missingQuestions, type QuizQuestion } from '@cpd/domain/quiz';
import { isBlankText } from '@cpd/domain/text';
import { type Sentence, say } from '@cpd/ui/language';
import { useUnsavedForm } from '@cpd/ui/UnsavedChanges';
import { useMemo } from 'react';

interface ImportValues {
  readonly text: string;
  /** The format that the user has selected; null if it is detected. */
  readonly format: QuestionFormat | null;
}

const NO_VALUES: ImportValues = { text: '', format: null };

export function importInputKey(course: string): string {
  return `quiz/${course}/import`;
}

/** The text of an import, and what it contains. */
export interface ImportInput extends StoredInputState<ImportValues> {
  readonly format: QuestionFormat;
  readonly parsed: readonly ParsedQuestion[];
  /** What is left out of all of them. */
  readonly leftOut: readonly Sentence[];
  /** The questions without problems. */
  readonly valid: readonly ParsedQuestion[];
  /** Those of them that the quiz does not have. */
  readonly missing: readonly ParsedQuestion[];
  readonly faultyCount: number;
  /** Whether the text has questions that the quiz does not have. */
  readonly isUnsaved: boolean;
  /** Whether the text is the one that the dialog opened with. */
  readonly canUndo: boolean;
}

/** Keeps the text of an import while it has questions that the quiz does not have, also across a reload. */
export function useImportInput(
  course: string,
  initialText: string | undefined,
  stored: readonly QuizQuestion[],
): ImportInput {
  const input = useStoredInput({
    inputKey: importInputKey(course),
    empty: NO_VALUES,
    read: importValuesOf,
    begin: (interrupted) => valuesOf(initialText, interrupted),
  });
  const { values, opened, discard } = input;
  const format = values.format ?? detectQuestionFormat(values.text) ?? 'aiken';
  const { questions: parsed, leftOut } = useMemo(() => parseQuestions(values.text, format), [values.text, format]);
  const valid = useMemo(() => parsed.filter(({ problems }) => problems.length === 0), [parsed]);
  const missing = useMemo(() => missingQuestions(valid, stored), [valid, stored]);
  const faultyCount = parsed.length - valid.length;
  const isUnsaved = !isBlankText(values.text) && (missing.length > 0 || faultyCount > 0);
  input.useStoring(isUnsaved);
  useUnsavedForm({
    name: say('The import'),
    isUnsaved: () => isUnsaved,
    isStored: true,
    discard,
    obstacle: () => say('They can be saved in the dialog of the import.'),
  });
  return {
    ...input,
    format,
    parsed,
    leftOut,
    valid,
    missing,
    faultyCount,
    isUnsaved,
    canUndo: values.text === opened.text,
  };
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
