import { DropZone, type UploadState } from '@cpd/ui/DropZone';
import { Image } from '@cpd/ui/Image';

/** What the field holds and reports. */
export interface ImageFieldProps {
  /** The field's label. */
  label: string;
  /** What the image is needed for. */
  requirement: string;
  /** The image's id. */
  image: string | null;
  /** Gives the address of an image. */
  imageUrl: (id: string) => string;
  /** What the image is, for those who do not see it. */
  alt: string;
  /** How an upload is going. */
  upload: UploadState;
  /** Receives the image to upload. */
  onFile: (file: File) => void;
  /** Takes the field out of use. */
  isDisabled: boolean;
}

/** Asks for one image, and shows the one that is there. */
export function ImageField({ image, imageUrl, alt, onFile, ...zone }: ImageFieldProps) {
  return (
    <DropZone
      {...zone}
      kind="image"
      onFiles={([file]) => file && onFile(file)}
      {...(image !== null && { preview: <Image src={imageUrl(image)} alt={alt} /> })}
    />
  );
}
