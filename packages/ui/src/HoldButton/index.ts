export type { HoldButtonProps } from './HoldButton.tsx';
export { HoldButton } from './HoldButton.tsx';
export type { Hold, HoldOptions, HoldSchedule } from './useHold.ts';
export { useHold } from './useHold.ts';
