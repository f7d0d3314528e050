import { useSyncExternalStore } from 'react';

/** The modifier of the app's shortcuts, as its key is labelled. */
export type CommandKey = 'Ctrl' | '⌘';

/** Gives ⌘ on Apple's keyboards; Ctrl on others and in what is prerendered. */
export function useCommandKey(): CommandKey {
  return useSyncExternalStore(
    () => () => {},
    () => (/^(Mac|iP)/.test(navigator.platform) ? '⌘' : 'Ctrl'),
    () => 'Ctrl',
  );
}
