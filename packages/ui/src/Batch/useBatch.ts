import { useEffect, useRef, useState } from 'react';

/** The progress of many requests that are sent one by one. */
export type BatchState = 'idle' | 'running' | 'stopping' | 'stopped';

/** Sends requests one by one until all are done, or until the signal stops it. Returns whether all are done. Never rejects. */
export type RunBatch = (signal: AbortSignal) => Promise<boolean>;

export interface Batch {
  readonly state: BatchState;
  /** Whether a request is being sent. */
  readonly isRunning: boolean;
  /** Starts or resumes. Returns whether all is done. */
  readonly start: (run: RunBatch) => Promise<boolean>;
  /**
   * Stops after the request that is being sent, and waits for it: until then it may be done or not. Returns whether it was the
   * last one, so that all is done.
   */
  readonly stop: () => Promise<boolean>;
}

/** Runs requests one by one that can be stopped and resumed. A component that is removed stops them. */
export function useBatch(): Batch {
  const [state, setState] = useState<BatchState>('idle');
  const running = useRef<{ readonly controller: AbortController; readonly ended: Promise<boolean> }>(undefined);
  useEffect(() => () => running.current?.controller.abort(), []);

  async function start(run: RunBatch): Promise<boolean> {
    const controller = new AbortController();
    setState('running');
    const ended = run(controller.signal);
    running.current = { controller, ended };
    const isDone = await ended;
    running.current = undefined;
    setState(isDone ? 'idle' : 'stopped');
    return isDone;
  }

  async function stop(): Promise<boolean> {
    if (!running.current) return false;
    const { controller, ended } = running.current;
    controller.abort();
    setState('stopping');
    return ended;
  }

  return { state, isRunning: state === 'running' || state === 'stopping', start, stop };
}
