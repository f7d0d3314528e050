export { BatchButton, type BatchButtonProps } from './BatchButton.tsx';
export { BatchProgress, type BatchProgressProps } from './BatchProgress.tsx';
export { type Batch, type BatchState, type RunBatch, useBatch } from './useBatch.ts';
