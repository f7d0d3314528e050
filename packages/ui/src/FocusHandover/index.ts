export { useFocusHandover } from './useFocusHandover.ts';
