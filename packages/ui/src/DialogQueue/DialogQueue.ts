import { OutdatedError, UnreachableError } from '../Code/index.ts';
import { say } from '../language/index.ts';
import {
  type ConfirmRequest,
  type Failure,
  type QueuedDialog,
  type QueuedError,
  queuedConfirm,
  queuedError,
} from './QueuedDialog.ts';

/** The functions that open dialogs. */
export type Modal = Pick<
  DialogQueue,
  'showError' | 'reportFailure' | 'confirm' | 'startLoading' | 'withdrawConfirmations' | 'clear'
>;

export interface DialogQueueOptions {
  /** Says what to show of what an app has thrown; null shows nothing. @default the text of `ErrorDialog` */
  describe?: (failure: unknown) => Failure | null;
}

/** Shows dialogs one at a time, oldest first. The functions that open them can be passed without the queue. */
export class DialogQueue {
  #dialogs: readonly QueuedDialog[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #describe: (failure: unknown) => Failure | null;
  #lastKey = 0;

  constructor({ describe = () => ({}) }: DialogQueueOptions = {}) {
    this.#describe = describe;
  }

  get current(): QueuedDialog | undefined {
    return this.#dialogs[0];
  }

  /** All dialogs, oldest first. The array is a new one after every change, and otherwise stable. */
  get dialogs(): readonly QueuedDialog[] {
    return this.#dialogs;
  }

  /** Appends a dialog with a unique key. */
  push(dialog: QueuedDialog): void {
    this.#replace([...this.#dialogs, dialog]);
  }

  /** Shows a failure, unless the queue already holds the same one: an outage would otherwise open a dialog for each part of a page. */
  readonly showError = (failure: Failure): void => {
    const dialog = queuedError(this.#nextKey(), failure);
    if (!this.#dialogs.some((other) => isSameError(other, dialog))) this.push(dialog);
  };

  /** Shows what was thrown. Code that could not be loaded says itself what happened. */
  readonly reportFailure = (failure: unknown): void => {
    const isCode = failure instanceof OutdatedError || failure instanceof UnreachableError;
    const description = isCode ? { message: failure.message } : this.#describe(failure);
    if (description !== null) this.showError(description);
  };

  /** Asks for confirmation. Resolves to false if it is not confirmed, and if it leaves the queue, as `signal` makes it do. */
  readonly confirm = (request: ConfirmRequest, signal?: AbortSignal): Promise<boolean> => {
    const key = this.#nextKey();
    signal?.addEventListener('abort', () => this.remove(key));
    return new Promise((onAnswer) => this.push({ ...queuedConfirm(key, request), onAnswer }));
  };

  /** Shows the loading overlay until the returned function is called. */
  readonly startLoading = (): (() => void) => {
    const key = this.#nextKey();
    this.push({ key, type: 'loading', message: say('Loading') });
    return () => this.remove(key);
  };

  /** Removes a dismissed dialog and calls its `onAnswer`. */
  readonly answer = (dialog: QueuedDialog, isConfirmed: boolean): void => {
    if (dialog.type === 'confirm') dialog.onAnswer?.(isConfirmed);
    this.remove(dialog.key);
  };

  /** Removes a dialog by its key, if it is in the queue. */
  remove(key: string): void {
    this.#filter((dialog) => dialog.key !== key);
  }

  /** Removes all confirmations. Requests and errors stay. */
  readonly withdrawConfirmations = (): void => this.#filter(({ type }) => type !== 'confirm');

  readonly clear = (): void => this.#filter(() => false);

  /** Calls a listener after every change. Returns a function that unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #nextKey(): string {
    this.#lastKey += 1;
    return `dialog-${this.#lastKey}`;
  }

  #filter(isKept: (dialog: QueuedDialog) => boolean): void {
    const remaining = this.#dialogs.filter(isKept);
    if (remaining.length !== this.#dialogs.length) this.#replace(remaining);
  }

  #replace(dialogs: readonly QueuedDialog[]): void {
    const removed = this.#dialogs.filter((dialog) => !dialogs.includes(dialog));
    this.#dialogs = dialogs;
    for (const listener of [...this.#listeners]) listener();
    // A confirmation that leaves unanswered, for example at sign-out, must resolve for its caller.
    for (const dialog of removed) if (dialog.type === 'confirm') dialog.onAnswer?.(false);
  }
}

function isSameError(one: QueuedDialog, other: QueuedError): boolean {
  return one.type === 'error' && one.message === other.message && one.errorCode === other.errorCode;
}
