export { ReadinessPopover, type ReadinessPopoverProps } from './ReadinessPopover.tsx';
