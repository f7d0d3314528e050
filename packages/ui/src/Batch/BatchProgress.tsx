import { Notice } from '../Notice/index.ts';
import * as styles from './BatchProgress.css.ts';
import type { Batch } from './useBatch.ts';

export interface BatchProgressProps {
  batch: Pick<Batch, 'state'>;
  /** What the bar measures, such as 'Imported questions'. */
  label: string;
  done: number;
  total: number;
  /** How far it is, in a sentence that is announced. */
  children: string;
  /** The same once it has stopped, with what Resume does. */
  stoppedText: string;
}

/** Says how far a batch is. */
export function BatchProgress({ batch, label, done, total, children, stoppedText }: BatchProgressProps) {
  if (batch.state === 'stopped') return <Notice tone="caution">{stoppedText}</Notice>;
  return (
    <div>
      <p role="status">{children}</p>
      <progress className={styles.bar} aria-label={label} value={done} max={total} />
    </div>
  );
}
