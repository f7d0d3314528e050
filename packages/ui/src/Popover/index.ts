export { dialogs } from './dialogs.ts';
export { Popover } from './Popover.tsx';
