export { ImageListField, type ImageListFieldProps, type ImageListFieldTexts } from './ImageListField.tsx';
export { type ImageList, type ImageListOptions, useImageList } from './useImageList.ts';
