import { DropZone } from '@cpd/ui/DropZone';
import { Image } from '@cpd/ui/Image';
import { fileKinds } from './fileKinds.ts';
import { arrivedAs, type UploadField } from './useUploadField.ts';

export interface ImageFieldProps {
  label: string;
  /** What the image is needed for. */
  requirement: string;
  image: string | null;
  imageUrl: (id: string) => string;
  /** What the image is, for those who do not see it. @default the label */
  alt?: string;
  field: UploadField;
  isDisabled: boolean;
}

/** Asks for one image, and shows the one that is there; a press opens that in its full size. */
export function ImageField(props: ImageFieldProps) {
  const { label, requirement, image, imageUrl, alt = label, field, isDisabled } = props;
  return (
    <DropZone
      label={label}
      requirement={requirement}
      kind={fileKinds.image}
      upload={field.upload}
      file={arrivedAs(field, image)}
      onFiles={field.onFiles}
      isDisabled={isDisabled}
      {...(image !== null && { preview: <Image src={imageUrl(image)} alt={alt} opensFullSize /> })}
    />
  );
}
