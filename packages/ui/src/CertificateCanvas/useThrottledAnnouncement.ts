import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds between two announcements: a hold changes the position ten times as often as a voice can follow. */
const ANNOUNCEMENT_INTERVAL_MS = 1000;

/** What is said, and the how many-th announcement it is: the same words said again are another one. */
export interface Announcement {
  readonly text: string;
  readonly count: number;
}

export interface ThrottledAnnouncement {
  readonly announcement: Announcement;
  /** Has a text said: the first at once, then the latest once a second. */
  readonly announce: (text: string) => void;
  /** Has the latest text said at once, again where it was said: a key that repeats keeps a reader from finishing it. */
  readonly announceLast: () => void;
}

/** Says where something is that moves faster than a voice can follow. */
export function useThrottledAnnouncement(): ThrottledAnnouncement {
  const [announcement, setAnnouncement] = useState<Announcement>({ text: '', count: 0 });
  const latest = useRef('');
  const spoken = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const speak = useCallback(() => {
    const text = latest.current;
    spoken.current = text;
    setAnnouncement(({ count }) => ({ text, count: count + 1 }));
  }, []);

  const announce = useCallback(
    (text: string) => {
      const speakAndWait = () => {
        timer.current = undefined;
        if (spoken.current === latest.current) return;
        speak();
        timer.current = setTimeout(speakAndWait, ANNOUNCEMENT_INTERVAL_MS);
      };
      latest.current = text;
      if (timer.current === undefined) speakAndWait();
    },
    [speak],
  );

  const announceLast = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    speak();
  }, [speak]);

  useEffect(() => () => clearTimeout(timer.current), []);
  return { announcement, announce, announceLast };
}
