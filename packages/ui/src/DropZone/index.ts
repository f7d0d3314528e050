export { DropZone, type DropZoneProps } from './DropZone.tsx';
export { type FileKind, fileKind } from './sortFiles.ts';
export type { UploadState } from './UploadState.ts';
export { uploadKind } from './uploadKind.ts';
