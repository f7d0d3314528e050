import { useLayoutEffect, useState } from 'react';

/**
 * Whether a window may mount. Windows that mount in the same commit, or whose effects come late because their code has
 * just been loaded, make each other inert in React Aria, and nothing can be pressed any more. So each waits for a commit
 * of its own, whose effects React runs at once.
 *
 * @param turn How many commits to wait; of windows that open at the same moment, a later one is above.
 */
export function useOwnCommit(turn: number): boolean {
  const [commits, setCommits] = useState(0);
  useLayoutEffect(() => {
    if (commits < turn) setCommits(commits + 1);
  }, [commits, turn]);
  return commits >= turn;
}
