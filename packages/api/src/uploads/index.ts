export { fileAddress, imageAddress } from './addresses.ts';
export { type Upload, type UploadState, useUpload } from './useUpload.ts';
