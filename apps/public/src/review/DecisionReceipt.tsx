import { CheckIcon, CrossIcon } from '@cpd/ui/Icon';
import { useEffect, useRef } from 'react';
import * as styles from './ReviewScreen.css.ts';
import type { Verdict } from './ReviewState.ts';

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

/** Says what was decided; it takes the place, and the focus, of the buttons that this reviewer pressed. */
export function DecisionReceipt({ decision, isOwn }: Verdict) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOwn) ref.current?.focus();
  }, [isOwn]);
  const text = texts[decision];
  return (
    <div ref={ref} className={styles.receipts[decision]} role="status" tabIndex={-1}>
      <span className={styles.receiptMark}>{decision === 'approve' ? <CheckIcon /> : <CrossIcon />}</span>
      <div>
        <p className={styles.receiptTitle}>{isOwn ? text.own : text.other}</p>
        <p>{text.now} No further decision is needed.</p>
      </div>
    </div>
  );
}
