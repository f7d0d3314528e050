export type { CopyTextProps } from './CopyText.tsx';
export { CopyText } from './CopyText.tsx';
