export { focusPlace } from './focusPlace.ts';
export { DIALOG, useFocusHandover } from './useFocusHandover.ts';
