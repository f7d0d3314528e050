import { DropZone, uploadKind } from '../DropZone/index.ts';
import { Image } from '../Image/index.ts';
import { Link } from '../Link/index.ts';
import { say } from '../language/index.ts';
import { type UploadField, uploadedFile } from './useUploadField.ts';

export interface ImageFieldProps {
  label: string;
  /** A sentence on why the image is needed, beside the label. */
  requirement: string;
  /** The image's id. */
  value: string | null;
  imageUrl: (id: string) => string;
  /** Whether the page shows the image elsewhere. The field then only links to it. */
  isShownElsewhere?: boolean;
  upload: UploadField;
  isDisabled?: boolean;
}

/** Uploads an image, and shows the current one with a link to its full size. */
export function ImageField(props: ImageFieldProps) {
  const { label, requirement, value, imageUrl, upload, isShownElsewhere = false, isDisabled = false } = props;
  return (
    <DropZone
      label={label}
      requirement={requirement}
      kind={uploadKind('image')}
      upload={upload.upload}
      file={uploadedFile(upload, value)}
      onFiles={upload.onFiles}
      isDisabled={isDisabled}
      isShownElsewhere={isShownElsewhere && value !== null}
      {...(value !== null && {
        preview: isShownElsewhere ? (
          <Link href={imageUrl(value)} isExternal>
            {say('View full size')}
          </Link>
        ) : (
          <Image src={imageUrl(value)} alt={label} opensFullSize />
        ),
      })}
    />
  );
}
