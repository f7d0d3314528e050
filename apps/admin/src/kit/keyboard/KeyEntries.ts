import type { KeyListEntry } from '@cpd/ui/KeyList';
import { createContext, useContext } from 'react';
import { shortcutsWith } from './useShortcuts.ts';

const KeyEntries = createContext<readonly KeyListEntry[]>(shortcutsWith('Ctrl'));

/** Tells the screens below which keys there are; the frame knows those of the navigation. */
export const KeyEntriesProvider = KeyEntries.Provider;

/** The keys that work on every screen, and what they do. */
export function useKeyEntries(): readonly KeyListEntry[] {
  return useContext(KeyEntries);
}
