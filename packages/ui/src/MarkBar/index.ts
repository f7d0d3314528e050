export { type MarkAction, MarkBar, type MarkBarProps, type MarkFailure } from './MarkBar.tsx';
