export type { HoldButtonProps } from './HoldButton.tsx';
export { HoldButton } from './HoldButton.tsx';
export type { HoldOptions, HoldSchedule } from './useHold.ts';
export { useHold } from './useHold.ts';
