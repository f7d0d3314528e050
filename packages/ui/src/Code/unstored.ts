import { useEffect, useEffectEvent } from 'react';

const checks = new Set<() => boolean>();

/** Whether the page has something that a reload would lose, such as an upload that runs. */
export function hasUnstored(): boolean {
  return [...checks].some((check) => check());
}

/** Prevents reloads that the user has not asked for while a check returns true. Returns a function that removes the check. */
export function keepPageWhile(check: () => boolean): () => void {
  checks.add(check);
  return () => void checks.delete(check);
}

/** The same while a component is mounted. */
export function useUnstored(isUnstored: () => boolean): void {
  const check = useEffectEvent(isUnstored);
  useEffect(() => keepPageWhile(() => check()), []);
}
