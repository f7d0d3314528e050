export { DIALOG, useFocusHandover } from './useFocusHandover.ts';
