import { Button } from '../Button/index.ts';
import { say } from '../language/index.ts';
import type { Batch } from './useBatch.ts';

export interface BatchButtonProps {
  batch: Pick<Batch, 'state' | 'isRunning' | 'stop'>;
  /** What it does at first, such as 'Import 12 questions'. */
  label: string;
  /** Starts or resumes. */
  onStart: () => void;
  /** Whether there is nothing to do. The button keeps the focus. */
  isAtEdge: boolean;
}

/** Starts, stops and resumes a batch: one button, so that it keeps the focus. */
export function BatchButton({ batch, label, onStart, isAtEdge }: BatchButtonProps) {
  const { state, isRunning, stop } = batch;
  return (
    <Button
      variant={isRunning ? 'secondary' : 'primary'}
      isPending={state === 'stopping'}
      isAtEdge={isAtEdge}
      onPress={isRunning ? () => void stop() : onStart}
    >
      {isRunning ? say('Stop') : state === 'stopped' ? say('Resume') : label}
    </Button>
  );
}
