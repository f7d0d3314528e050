export { HoldButton, type HoldButtonProps } from './HoldButton.tsx';
export { type HoldOptions, type HoldSchedule, useHold } from './useHold.ts';
