import type { Verdict } from '@cpd/domain/review';
import { Notice } from '@cpd/ui/Notice';

const texts = {
  approve: {
    own: 'You approved this content.',
    other: 'This content has been approved.',
    now: 'It is posted in the app.',
  },
  reject: {
    own: 'You rejected this content.',
    other: 'This content has been rejected.',
    now: 'It will not be posted in the app.',
  },
} as const;

/** The decision. It replaces the buttons and takes their focus. */
export function DecisionReceipt({ decision, isOwn }: Verdict) {
  const { own, other, now } = texts[decision];
  return (
    <Notice tone="info" title={isOwn ? own : other} takesFocus={isOwn}>
      {`${now} No further decision is needed.`}
    </Notice>
  );
}
