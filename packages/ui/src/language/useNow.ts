import { useEffect, useReducer } from 'react';

/** The time in milliseconds. The component renders again at midnight, and when somebody returns to its window. */
export function useNow(): number {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const waitForMidnight = () => {
      timer = setTimeout(() => {
        render();
        waitForMidnight();
      }, untilMidnight(new Date()));
    };
    waitForMidnight();
    window.addEventListener('focus', render);
    document.addEventListener('visibilitychange', render);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('focus', render);
      document.removeEventListener('visibilitychange', render);
    };
  }, []);
  return Date.now();
}

/** The milliseconds until the next day of the user's time zone. */
function untilMidnight(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
}
