import { useEffect, useRef, useState } from 'react';
import { HoldTimer } from './HoldTimer.ts';

/** Gives a timer that stops by itself when the page loses the focus, is hidden, or the component goes; then reports it. */
export function useHoldTimer(onStop: () => void): HoldTimer {
  const [timer] = useState(() => new HoldTimer());
  const latestOnStop = useRef(onStop);
  useEffect(() => {
    latestOnStop.current = onStop;
  });
  useEffect(() => {
    const stop = () => {
      timer.stop();
      latestOnStop.current();
    };
    window.addEventListener('blur', stop);
    document.addEventListener('visibilitychange', stop);
    return () => {
      window.removeEventListener('blur', stop);
      document.removeEventListener('visibilitychange', stop);
      timer.stop();
    };
  }, [timer]);
  return timer;
}
