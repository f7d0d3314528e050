import { useEffect, useRef, useState } from 'react';

/** Milliseconds between two announcements. A hold changes the position ten times a second, faster than speech. */
const ANNOUNCEMENT_INTERVAL_MS = 1000;

/** A text for a live region. A higher count announces the same text again. */
export interface Announcement {
  readonly text: string;
  readonly count: number;
}

/** Announces the first text immediately and after that the latest one, once a second. */
export function useThrottledAnnouncement() {
  const [announcement, setAnnouncement] = useState<Announcement>({ text: '', count: 0 });
  const latest = useRef('');
  const announced = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function update() {
    const text = latest.current;
    announced.current = text;
    setAnnouncement(({ count }) => ({ text, count: count + 1 }));
  }

  function updateAndWait() {
    timer.current = undefined;
    if (announced.current === latest.current) return;
    update();
    timer.current = setTimeout(updateAndWait, ANNOUNCEMENT_INTERVAL_MS);
  }

  return {
    announcement,
    announce(text: string) {
      latest.current = text;
      if (timer.current === undefined) updateAndWait();
    },
    /** Announces the latest text immediately, even again: a repeating key interrupts the screen reader. */
    announceLast() {
      clearTimeout(timer.current);
      timer.current = undefined;
      update();
    },
  };
}
