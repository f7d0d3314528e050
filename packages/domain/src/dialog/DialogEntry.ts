/** A call in flight that shows the loading overlay (rule D1). */
export interface LoadingEntry {
  /** Names the entry in its queue. */
  readonly key: string;
  /** Shows the loading overlay. */
  readonly type: 'loading';
}

/** A failure to read and close. */
export interface ErrorEntry {
  /** Names the entry in its queue. */
  readonly key: string;
  /** Shows the error dialog. */
  readonly type: 'error';
  /** What went wrong, as plain text. */
  readonly message: string;
  /** The server's code, shown as 'CODE: …'; absent hides that line. */
  readonly code?: string;
}

/** How much a confirmed action takes away: `danger` deletes, `primary` does not. */
export type ConfirmTone = 'primary' | 'danger';

/** A question to answer before an action starts. */
export interface ConfirmEntry {
  /** Names the entry in its queue. */
  readonly key: string;
  /** Shows the confirm dialog. */
  readonly type: 'confirm';
  /** The question, as plain text. */
  readonly message: string;
  /** Text of the button that goes ahead. */
  readonly confirmLabel: string;
  /** Text of the button that leaves things as they are. */
  readonly cancelLabel: string;
  /** Whether the cancel button, and Escape with it, is switched off. */
  readonly isCancelDisabled: boolean;
  /** How the confirm button looks. */
  readonly tone: ConfirmTone;
}

/** One entry of the dialog queue. */
export type DialogEntry = LoadingEntry | ErrorEntry | ConfirmEntry;

/** What an error entry says when the server gave no message. */
export const DEFAULT_ERROR_MESSAGE = 'Something went wrong.';

/** Default text of the confirm button. */
export const CONFIRM_LABEL = 'Confirm';

/** Text of the cancel button. */
export const CANCEL_LABEL = 'Cancel';

/** Milliseconds that the loading overlay is up before its spinner fades in (rule D2). */
export const SPINNER_DELAY_MS = 150;

/** Makes the entry that one call in flight holds. */
export function loadingEntry(key: string): LoadingEntry {
  return { key, type: 'loading' };
}

/** Makes an error entry; a missing or blank message becomes the default one, a missing or blank code shows none. */
export function errorEntry(key: string, failure: { message?: string | null; code?: string | null } = {}): ErrorEntry {
  const message = failure.message?.trim() ? failure.message : DEFAULT_ERROR_MESSAGE;
  return failure.code?.trim() ? { key, type: 'error', message, code: failure.code } : { key, type: 'error', message };
}

/** Makes a confirm entry with the product's labels unless others are given. */
export function confirmEntry(
  key: string,
  message: string,
  choice: Partial<Pick<ConfirmEntry, 'confirmLabel' | 'cancelLabel' | 'isCancelDisabled' | 'tone'>> = {},
): ConfirmEntry {
  return {
    key,
    type: 'confirm',
    message,
    confirmLabel: CONFIRM_LABEL,
    cancelLabel: CANCEL_LABEL,
    isCancelDisabled: false,
    tone: 'primary',
    ...choice,
  };
}

/** Tells whether Escape takes the entry away, as its 'Close' or enabled 'Cancel' does (rule D5). */
export function canDismiss(entry: DialogEntry): boolean {
  return entry.type === 'error' || (entry.type === 'confirm' && !entry.isCancelDisabled);
}

/** The line under an error's message that names the server's code. */
export function codeLabel(code: string): string {
  return `CODE: ${code}`;
}
