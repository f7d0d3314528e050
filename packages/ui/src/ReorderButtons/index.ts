export type { ReorderButtonsProps } from './ReorderButtons.tsx';
export { ReorderButtons } from './ReorderButtons.tsx';
