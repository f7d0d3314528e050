export { CopyText, type CopyTextProps } from './CopyText.tsx';
export { copyText, notCopied, select } from './copyText.ts';
export { useCopyText } from './useCopyText.ts';
