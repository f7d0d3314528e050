export {
  hasTooManyPixels,
  MAX_IMAGE_PIXELS,
  type UploadFile,
  type UploadKind,
  type UploadRefusal,
  type UploadRule,
  uploadRefusal,
  uploadRules,
} from './upload.ts';
