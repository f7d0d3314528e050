export type { ReadinessPopoverProps } from './ReadinessPopover.tsx';
export { ReadinessPopover } from './ReadinessPopover.tsx';
