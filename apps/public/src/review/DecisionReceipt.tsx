import type { Verdict } from '@cpd/domain/review';
import { say, sentence } from '@cpd/ui/language';
import { Notice } from '@cpd/ui/Notice';

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

/** The decision. It replaces the buttons and takes their focus. */
export function DecisionReceipt({ decision, isOwn }: Verdict) {
  const { own, other, now } = texts[decision];
  return (
    <Notice tone="info" title={isOwn ? say(own) : say(other)} takesFocus={isOwn}>
      {say(now)}
    </Notice>
  );
}
