export { ReorderButtons, type ReorderButtonsProps } from './ReorderButtons.tsx';
