import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds between two announcements: a hold changes the position ten times as often as a voice can follow. */
const ANNOUNCEMENT_INTERVAL_MS = 1000;

/** Gives the text to announce and a way to set it: the first at once, then the latest once a second. */
export function useThrottledAnnouncement(): readonly [string, (text: string) => void] {
  const [said, setSaid] = useState('');
  const latest = useRef('');
  const spoken = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const announce = useCallback((text: string) => {
    const speak = () => {
      timer.current = undefined;
      if (spoken.current === latest.current) return;
      spoken.current = latest.current;
      setSaid(latest.current);
      timer.current = setTimeout(speak, ANNOUNCEMENT_INTERVAL_MS);
    };
    latest.current = text;
    if (timer.current === undefined) speak();
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);
  return [said, announce];
}
