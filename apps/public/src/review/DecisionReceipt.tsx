import type { Verdict } from '@cpd/domain/review';
import { Notice } from '@cpd/ui/Notice';

const texts = {
  approve: {
    own: 'You approved this content.',
    other: 'This content has been approved.',
    now: 'It is posted in the app.',
    tone: 'positive',
  },
  reject: {
    own: 'You rejected this content.',
    other: 'This content has been rejected.',
    now: 'It will not be posted in the app.',
    tone: 'critical',
  },
} as const;

/** The decision. It replaces the buttons and takes their focus. */
export function DecisionReceipt({ decision, isOwn }: Verdict) {
  const { own, other, now, tone } = texts[decision];
  return (
    <Notice tone={tone} title={isOwn ? own : other} takesFocus={isOwn}>
      {`${now} No further decision is needed.`}
    </Notice>
  );
}
