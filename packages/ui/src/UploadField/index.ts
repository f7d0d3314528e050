export { ImageField, type ImageFieldProps } from './ImageField.tsx';
export {
  type FileUploads,
  type UploadedFile,
  type UploadField,
  uploadedFile,
  useUploadField,
} from './useUploadField.ts';
