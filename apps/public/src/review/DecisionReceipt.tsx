import type { Verdict } from '@cpd/domain/review';
import { Button } from '@cpd/ui/Button';
import { useFocusHandover } from '@cpd/ui/FocusHandover';
import { say, sentence } from '@cpd/ui/language';
import { Notice } from '@cpd/ui/Notice';
import { Inline } from '@cpd/ui/Stack';
import { type ReactNode, useRef } from 'react';

const texts = {
  approve: {
    own: sentence('You approved this content.'),
    other: sentence('This content has been approved.'),
    now: sentence('It is posted in the app. No further decision is needed.'),
  },
  reject: {
    own: sentence('You rejected this content.'),
    other: sentence('This content has been rejected.'),
    now: sentence('It will not be posted in the app. No further decision is needed.'),
  },
} as const;

export interface DecisionReceiptProps extends Verdict {
  /** The way to the next review. */
  next?: ReactNode;
  /** Takes the decision back, as long as it is not sent. */
  onTakeBack?: (() => void) | undefined;
}

/** The decision. It replaces the buttons and takes their focus. */
export function DecisionReceipt({ decision, isOwn, next, onTakeBack }: DecisionReceiptProps) {
  const { own, other, now } = texts[decision];
  return (
    <Notice
      tone="info"
      title={isOwn ? say(own) : say(other)}
      takesFocus={isOwn}
      actions={next && <ReceiptActions next={next} onTakeBack={onTakeBack} />}
    >
      {onTakeBack ? say('It is sent in 5 seconds, or with the next post. Undo takes it back.') : say(now)}
    </Notice>
  );
}

/** When the decision is sent, the button that takes it back leaves its focus to the next post. */
function ReceiptActions({ next, onTakeBack }: Pick<DecisionReceiptProps, 'next' | 'onTakeBack'>) {
  const area = useRef<HTMLDivElement>(null);
  useFocusHandover(area, () => () => area.current?.querySelector('button')?.focus());
  return (
    <div ref={area}>
      <Inline>
        {next}
        {onTakeBack && <Button onPress={onTakeBack}>{say('Undo')}</Button>}
      </Inline>
    </div>
  );
}
