export {
  hasTooManyPixels,
  MAX_IMAGE_PIXELS,
  type UploadFile,
  type UploadKind,
  uploadRefusal,
  uploadRules,
} from './upload.ts';
