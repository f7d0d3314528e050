import { isBlankText } from '@cpd/domain/text';
import type { ReactNode } from 'react';

interface KeyedEntry {
  /** Names the entry in its queue. */
  readonly key: string;
}

/** A call in flight, which shows the loading overlay. */
export interface LoadingEntry extends KeyedEntry {
  readonly type: 'loading';
}

/** A failure to read and close. */
export interface ErrorEntry extends KeyedEntry {
  readonly type: 'error';
  readonly message: string;
  /** The server's code, shown as 'CODE: …'; absent hides that line. */
  readonly code?: string;
}

/** How much a confirmed action takes away: `danger` deletes, `primary` does not. */
export type ConfirmTone = 'primary' | 'danger';

/** A question to answer before an action starts. */
export interface ConfirmEntry extends KeyedEntry {
  readonly type: 'confirm';
  /** Names the thing that it is about. */
  readonly title: string;
  /** The question, as plain text. */
  readonly message: string;
  /** More content, below the message. */
  readonly details?: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** A third way to answer, such as 'Save and continue'; the question counts as not confirmed. */
  readonly otherAction?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** Whether the cancel button, and Escape with it, is switched off. */
  readonly isCancelDisabled: boolean;
  readonly tone: ConfirmTone;
  /** The button that is focused first. @default 'cancel' if the tone is 'danger', otherwise 'confirm' */
  readonly initialFocus?: 'confirm' | 'cancel';
  /** Runs with the answer; again, with false, when the question leaves the queue. */
  readonly onAnswer?: (isConfirmed: boolean) => void;
}

export type DialogEntry = LoadingEntry | ErrorEntry | ConfirmEntry;

export interface Failure {
  /** What went wrong; missing or blank says 'Something went wrong.'. */
  message?: string | null;
  /** The server's code; missing or blank shows none. */
  code?: string | null;
}

/** A question as a caller puts it: title, labels, tone and an enabled Cancel have defaults. */
export type ConfirmRequest = Pick<ConfirmEntry, 'message'> &
  Partial<
    Pick<
      ConfirmEntry,
      | 'title'
      | 'details'
      | 'confirmLabel'
      | 'cancelLabel'
      | 'otherAction'
      | 'isCancelDisabled'
      | 'tone'
      | 'initialFocus'
    >
  >;

export function errorEntry(key: string, { message, code }: Failure = {}): ErrorEntry {
  const said = message && !isBlankText(message) ? message : 'Something went wrong.';
  return code && !isBlankText(code)
    ? { key, type: 'error', message: said, code }
    : { key, type: 'error', message: said };
}

/** Makes a confirm entry, with 'Confirm' and 'Cancel' unless the request names other labels. */
export function confirmEntry(key: string, request: ConfirmRequest): ConfirmEntry {
  return {
    key,
    type: 'confirm',
    title: 'Please confirm',
    confirmLabel: 'Confirm',
    cancelLabel: 'Cancel',
    isCancelDisabled: false,
    tone: 'primary',
    ...request,
  };
}
