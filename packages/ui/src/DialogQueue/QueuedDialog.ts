import { isBlankText } from '@cpd/domain/text';
import type { ReactNode } from 'react';
import { say } from '../language/index.ts';

interface Keyed {
  /** Unique in the queue. */
  readonly key: string;
}

/** A request in flight, which shows the loading overlay. */
export interface QueuedLoading extends Keyed {
  readonly type: 'loading';
  /** What assistive technology hears. */
  readonly message: string;
}

export interface QueuedError extends Keyed {
  readonly type: 'error';
  readonly message: string;
  /** The API's error code, shown as 'CODE: …'. */
  readonly errorCode?: string;
}

/** `danger` for actions that delete. */
export type ConfirmTone = 'primary' | 'danger';

/** A confirmation before an action. */
export interface QueuedConfirm extends Keyed {
  readonly type: 'confirm';
  /** The name of the item. */
  readonly title: string;
  /** What is asked, as plain text. */
  readonly message: string;
  /** What follows if it is confirmed, below the message. */
  readonly consequence?: string | undefined;
  /** More content, below these texts, which describe the dialog. */
  readonly details?: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** A third button, such as 'Save and continue'. The answer is then false. */
  readonly otherAction?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** Disables the cancel button and Escape. */
  readonly isCancelDisabled: boolean;
  readonly tone: ConfirmTone;
  /** The button that is focused first. @default 'cancel' if the tone is 'danger', otherwise 'confirm' */
  readonly initialFocus?: 'confirm' | 'cancel';
  /** Receives the answer. It runs again, with false, when the dialog leaves the queue. */
  readonly onAnswer?: (isConfirmed: boolean) => void;
}

export type QueuedDialog = QueuedLoading | QueuedError | QueuedConfirm;

export interface Failure {
  /** The error message. @default 'Something went wrong.' */
  message?: string | null;
  /** The API's error code. */
  code?: string | null;
}

/** A confirmation with defaults for all but the message. */
export type ConfirmRequest = Pick<QueuedConfirm, 'message'> &
  Partial<
    Pick<
      QueuedConfirm,
      | 'title'
      | 'consequence'
      | 'details'
      | 'confirmLabel'
      | 'cancelLabel'
      | 'otherAction'
      | 'isCancelDisabled'
      | 'tone'
      | 'initialFocus'
    >
  >;

export function queuedError(key: string, { message, code }: Failure = {}): QueuedError {
  const text = message && !isBlankText(message) ? message : say('Something went wrong.');
  return code && !isBlankText(code)
    ? { key, type: 'error', message: text, errorCode: code }
    : { key, type: 'error', message: text };
}

export function queuedConfirm(key: string, request: ConfirmRequest): QueuedConfirm {
  return {
    key,
    type: 'confirm',
    title: say('Please confirm'),
    confirmLabel: say('Confirm'),
    cancelLabel: say('Cancel'),
    isCancelDisabled: false,
    tone: 'primary',
    ...request,
  };
}
