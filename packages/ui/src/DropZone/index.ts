export type { DropZoneProps } from './DropZone.tsx';
export { DropZone } from './DropZone.tsx';
export type { Refusal } from './sortFiles.ts';
export type { FailedUpload, IdleUpload, RunningUpload, UploadState } from './UploadState.ts';
