import { useLayoutEffect, useState } from 'react';

/**
 * Delays the mount of a dialog to a separate commit. Two React Aria modals that mount in the same commit, or whose effects
 * run late because their code was just loaded, make each other inert, so that neither can be used.
 *
 * @param turn The number of commits to wait. Of dialogs that open at the same time, a later one is on top.
 */
export function useSeparateCommit(turn: number): boolean {
  const [commits, setCommits] = useState(0);
  useLayoutEffect(() => {
    if (commits < turn) setCommits(commits + 1);
  }, [commits, turn]);
  return commits >= turn;
}
