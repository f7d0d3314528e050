import { type ReviewDecision, TAKE_BACK_MS } from '@cpd/domain/review';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

export interface HeldDecision {
  /** The decision that is not sent yet. */
  readonly held: ReviewDecision | null;
  /** The decision that was taken back last. */
  readonly takenBack: ReviewDecision | null;
  readonly hold: (decision: ReviewDecision) => void;
  readonly takeBack: () => void;
  /** Sends what is held. Returns whether nothing is left to send. */
  readonly sendNow: () => Promise<boolean>;
}

/** Holds a decision for five seconds, in which it can be taken back. It is sent earlier if the page is left. */
export function useHeldDecision(send: (decision: ReviewDecision) => Promise<boolean>): HeldDecision {
  const [held, setHeld] = useState<ReviewDecision | null>(null);
  const [takenBack, setTakenBack] = useState<ReviewDecision | null>(null);
  // The page may be left before React has rendered that it was sent.
  const unsent = useRef<ReviewDecision>(null);

  function change(decision: ReviewDecision | null) {
    unsent.current = decision;
    setHeld(decision);
  }
  function takeBack() {
    setTakenBack(unsent.current);
    change(null);
  }
  async function sendNow() {
    const decision = unsent.current;
    if (decision === null) return true;
    change(null);
    return send(decision);
  }
  const sendUnsent = useEffectEvent(() => void sendNow());
  useEffect(() => {
    if (held === null) return;
    const leave = () => sendUnsent();
    const timer = setTimeout(leave, TAKE_BACK_MS);
    window.addEventListener('pagehide', leave);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', leave);
    };
  }, [held]);
  return { held, takenBack, hold: change, takeBack, sendNow };
}
