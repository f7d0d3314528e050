import { useEffect, useState } from 'react';

/** Whether something has lasted for `delay` milliseconds. A sign of shorter waits would flash. */
export function useIsLasting(isWaiting: boolean, delay: number): boolean {
  const [isLasting, setIsLasting] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLasting(true), delay);
    return () => clearTimeout(timer);
  }, [isWaiting, delay]);
  // Reset while rendering: an effect would render once more after each short wait.
  if (isLasting && !isWaiting) setIsLasting(false);
  return isWaiting && isLasting;
}
