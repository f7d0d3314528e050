import type { CommandKey, KeyListEntry } from '../KeyList/index.ts';
import { say } from '../language/index.ts';

/** The shortcuts of every screen, in the order of the help dialog. */
export function shortcutsWith(command: CommandKey, hasSingleKeys = true): readonly KeyListEntry[] {
  return hasSingleKeys ? [...singleKeys(), ...combinations(command), showKeys()] : combinations(command);
}

const singleKeys = (): readonly KeyListEntry[] => [
  { keys: ['/'], effect: say('Go to the search box') },
  { keys: ['J'], effect: say('Go to the next row') },
  { keys: ['K'], effect: say('Go to the previous row') },
  { keys: ['↵'], effect: say('Open the row') },
  { keys: ['E'], effect: say('Enable the row') },
  { keys: ['X'], effect: say('Mark the row') },
  { keys: ['Shift', 'X'], effect: say('Mark all rows from the last marked one') },
  { keys: ['B'], effect: say('Go to the bar of the marked rows') },
  { keys: ['C'], effect: say('Copy the ID or link of the row') },
  { keys: ['N'], effect: say('Create a new item') },
  { keys: ['D'], effect: say('Download the list as CSV') },
];

const showKeys = (): KeyListEntry => ({ keys: ['?'], effect: say('Show these keys') });

function combinations(command: CommandKey): readonly KeyListEntry[] {
  return [
    { keys: [command, 'S'], effect: say('Save the form') },
    { keys: [command, 'K'], effect: say('Search or jump to anything') },
    { keys: [command, 'Z'], effect: say('Undo the last change of the page') },
    { keys: ['Alt', '↓'], effect: say('Open the next item of the list') },
    { keys: ['Alt', '↑'], effect: say('Open the previous item of the list') },
  ];
}
