import { useImageUrl } from '@cpd/api/uploads';
import { DropZone } from '@cpd/ui/DropZone';
import { Image } from '@cpd/ui/Image';
import { Link } from '@cpd/ui/Link';
import { say } from '@cpd/ui/language';
import { fileKindOf } from './fileKinds.ts';
import { type UploadField, uploadedFile } from './useUploadField.ts';

export interface ImageFieldProps {
  label: string;
  /** A sentence on why the image is needed, while there is none. */
  requirement: string;
  image: string | null;
  /** Whether the page shows the image elsewhere. The field then only links to it. */
  isShownElsewhere?: boolean;
  field: UploadField;
  isDisabled: boolean;
}

/** Uploads an image, and shows the current one with a link to its full size. */
export function ImageField(props: ImageFieldProps) {
  const imageUrl = useImageUrl();
  const { label, requirement, image, field, isShownElsewhere = false, isDisabled } = props;
  return (
    <DropZone
      label={label}
      requirement={image === null ? requirement : undefined}
      kind={fileKindOf('image')}
      upload={field.upload}
      file={uploadedFile(field, image)}
      onFiles={field.onFiles}
      isDisabled={isDisabled}
      isShownElsewhere={isShownElsewhere && image !== null}
      {...(image !== null && {
        preview: isShownElsewhere ? (
          <Link href={imageUrl(image)} isExternal>
            {say('View full size')}
          </Link>
        ) : (
          <Image src={imageUrl(image)} alt={label} opensFullSize />
        ),
      })}
    />
  );
}
