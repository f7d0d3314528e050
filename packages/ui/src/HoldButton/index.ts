export type { HoldButtonProps } from './HoldButton.tsx';
export { HoldButton } from './HoldButton.tsx';
export type { HoldTimer, OnStep } from './HoldTimer.ts';
export type { HoldHandlers } from './holdHandlers.ts';
export type { Hold, HoldOptions } from './useHold.ts';
export { useHold } from './useHold.ts';
export { useHoldTimer } from './useHoldTimer.ts';
