import type { KeyListEntry } from '@cpd/ui/KeyList';
import { createContext, useContext } from 'react';
import { shortcutsWith } from './useShortcuts.ts';

const KeyEntries = createContext<readonly KeyListEntry[]>(shortcutsWith('Ctrl'));

/** Provides the list of shortcuts to the screens; the layout knows those of the navigation. */
export const KeyEntriesProvider = KeyEntries.Provider;

/** The shortcuts of every screen. */
export function useKeyEntries(): readonly KeyListEntry[] {
  return useContext(KeyEntries);
}
