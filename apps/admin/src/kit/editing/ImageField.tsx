import { DropZone } from '@cpd/ui/DropZone';
import { Image } from '@cpd/ui/Image';
import { Link } from '@cpd/ui/Link';
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
  /** The image is shown large beside the field, which only links it then. */
  isShownElsewhere?: boolean;
  field: UploadField;
  isDisabled: boolean;
}

/** Asks for one image, and shows the one that is there; a press opens that in its full size. */
export function ImageField(props: ImageFieldProps) {
  const { label, requirement, image, imageUrl, alt = label, field, isShownElsewhere = false, isDisabled } = props;
  return (
    <DropZone
      label={label}
      requirement={requirement}
      kind={fileKinds.image}
      upload={field.upload}
      file={arrivedAs(field, image)}
      onFiles={field.onFiles}
      isDisabled={isDisabled}
      isShownElsewhere={isShownElsewhere && image !== null}
      {...(image !== null && {
        preview: isShownElsewhere ? (
          <Link href={imageUrl(image)} isExternal>
            {alt} in full size
          </Link>
        ) : (
          <Image src={imageUrl(image)} alt={alt} opensFullSize />
        ),
      })}
    />
  );
}
