import { useSyncExternalStore } from 'react';

/** What a key with others is pressed with, as it is labelled. */
export type CommandKey = 'Ctrl' | '⌘';

/** Gives ⌘ on Apple's keyboards; in what is drawn before the browser is known, Ctrl. */
export function useCommandKey(): CommandKey {
  return useSyncExternalStore(
    () => () => {},
    () => (/^(Mac|iP)/.test(navigator.platform) ? '⌘' : 'Ctrl'),
    () => 'Ctrl',
  );
}
