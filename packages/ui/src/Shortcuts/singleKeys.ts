import { storedChoice } from '../storedChoice/index.ts';

/** Whether shortcuts of a single character work, which speech input can trigger by accident (WCAG 2.1.4). */
const choice = storedChoice('singleKeys', ['on', 'off']);

export function areSingleKeysOn(): boolean {
  return choice.get() === 'on';
}

/** Switches the shortcuts of a single character on or off in this browser. */
export function switchSingleKeys(areOn: boolean): void {
  choice.choose(areOn ? 'on' : 'off');
}

/** The same as `areSingleKeysOn`, which renders again after every change. */
export function useSingleKeys(): boolean {
  return choice.useValue() === 'on';
}
