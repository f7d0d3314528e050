import { useSyncExternalStore } from 'react';
import { isApple } from './isApple.ts';

/** The modifier key of the shortcuts, as labelled on the keyboard. */
export type CommandKey = 'Ctrl' | '⌘';

/** ⌘ on Apple devices, otherwise Ctrl. */
export function useCommandKey(): CommandKey {
  return useSyncExternalStore(
    () => () => {},
    () => (isApple() ? '⌘' : 'Ctrl'),
    () => 'Ctrl',
  );
}
