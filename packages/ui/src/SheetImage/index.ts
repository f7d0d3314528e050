export { SheetImage, type SheetImageProps } from './SheetImage.tsx';
