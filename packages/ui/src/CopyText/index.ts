export { CopyText, type CopyTextProps } from './CopyText.tsx';
export { copyText, notCopied, select } from './clipboard.ts';
export { useCopyText } from './useCopyText.ts';
