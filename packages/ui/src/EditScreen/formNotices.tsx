import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { say } from '../language/index.ts';
import { Notice } from '../Notice/index.ts';
import { Inline } from '../Stack/index.ts';

export interface ConflictNoticeProps {
  /** Who has changed the item, and when, as a sentence without its full stop; undefined if that is unknown. */
  change?: string | undefined;
  onDiscard: () => void;
  onKeepMine: () => void;
}

/** Says that the item was saved by another user, or in another tab, after the form was opened. */
export function ConflictNotice({ change, onDiscard, onKeepMine }: ConflictNoticeProps) {
  return (
    <Notice
      tone="caution"
      actions={
        <Inline>
          <Button size="small" onPress={onDiscard}>
            {say('Load that version')}
          </Button>
          <Button size="small" onPress={onKeepMine}>
            {say('Keep mine')}
          </Button>
        </Inline>
      }
    >
      {change === undefined
        ? say('This was changed elsewhere since you opened it. Load that version (your edits are lost) or keep yours.')
        : say(
            'This was changed elsewhere since you opened it. {change}. Load that version (your edits are lost) or keep yours.',
            { change },
          )}
    </Notice>
  );
}

export interface RestoredNoticeProps {
  /** Whether the values were typed before a reload of the page, or before the session ended. */
  form: { readonly isRestored: boolean; readonly onDiscard: () => void };
}

/** Says that the values were typed before a reload or the end of a session, and offers to discard them. */
export function RestoredNotice({ form }: RestoredNoticeProps) {
  if (!form.isRestored) return null;
  return (
    <Notice
      actions={
        <Button size="small" onPress={form.onDiscard}>
          {say('Discard')}
        </Button>
      }
    >
      {say('We restored your unsaved changes.')}
    </Notice>
  );
}

export interface UnfinishedNoticeProps {
  /** What is unfinished, in a sentence. */
  children: ReactNode;
  onContinue: () => void;
  /** Offers to discard it without opening it first. */
  onDiscard?: () => void;
}

/** Offers to continue what a dialog has kept since an earlier visit. */
export function UnfinishedNotice({ children, onContinue, onDiscard }: UnfinishedNoticeProps) {
  return (
    <Notice
      actions={
        <Inline>
          <Button size="small" onPress={onContinue}>
            {say('Continue')}
          </Button>
          {onDiscard && (
            <Button size="small" onPress={onDiscard}>
              {say('Discard')}
            </Button>
          )}
        </Inline>
      }
    >
      {children}
    </Notice>
  );
}
