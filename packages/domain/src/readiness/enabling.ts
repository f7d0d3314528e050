import type { Requirement } from './readiness.ts';

/** The part of a course, event or certificate group that tells whether it is enabled. */
export interface Enableable {
  /** Whether it is enabled; missing means that it is not. */
  readonly isEnable?: boolean | null | undefined;
}

/** Tells what enabling does: nothing to an enabled item, `refused` while something is missing (rule B10). */
export function enableOutcome(item: Enableable, missing: readonly Requirement[]): 'unchanged' | 'enabled' | 'refused' {
  if (item.isEnable === true) return 'unchanged';
  return missing.length === 0 ? 'enabled' : 'refused';
}

/** Tells whether a change is refused because an enabled item would lose what enabling needs (rule B10). */
export function losesReadiness(item: Enableable, missingAfterwards: readonly Requirement[]): boolean {
  return item.isEnable === true && missingAfterwards.length > 0;
}
