import { Suspense } from 'react';
import { useConfirm } from '../DialogQueue/index.ts';
import { DropZone, uploadKind } from '../DropZone/index.ts';
import { Image } from '../Image/index.ts';
import { lazyPart } from '../LazyPart/index.ts';
import { say } from '../language/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import type { UploadField } from '../UploadField/index.ts';
import type { ImageListTexts } from './ImageTable.tsx';
import type { ImageList } from './useImageList.ts';

// Not loaded by other forms, which may share the chunk of a page.
const ImageTable = lazyPart(async () => (await import('./ImageTable.tsx')).ImageTable);

export interface ImageListFieldTexts extends ImageListTexts {
  /** A sentence on why an image is needed, beside the label. */
  readonly requirement: string;
  /** Asks before an image is deleted, and says what that does. */
  readonly deletion: (id: string) => { readonly message: string; readonly consequence: string };
}

export interface ImageListFieldProps {
  label: string;
  texts: ImageListFieldTexts;
  list: ImageList;
  imageUrl: (id: string) => string;
  upload: UploadField;
  isDisabled?: boolean;
  /** The place where the requirement is met: a URL's hash leads to the field by this name. */
  name?: string;
}

/** Uploads images, and shows them in their order, in which they can be moved and deleted. */
export function ImageListField(props: ImageListFieldProps) {
  const { label, texts, list, imageUrl, upload, isDisabled = false, name } = props;
  const confirm = useConfirm();

  async function handleDelete(id: string) {
    const isSure = await confirm({
      title: say('Delete “{name}”?', { name: texts.nameOf(list.value.indexOf(id) + 1) }),
      ...texts.deletion(id),
      details: <Image src={imageUrl(id)} alt="" />,
      tone: 'danger',
    });
    if (isSure) list.remove(id);
  }

  return (
    <>
      <div id={name}>
        <DropZone
          label={label}
          kind={uploadKind('image')}
          allowsMultiple
          requirement={texts.requirement}
          upload={upload.upload}
          onFiles={(files) => {
            list.startAdding();
            upload.onFiles(files);
          }}
          isDisabled={isDisabled}
        />
      </div>
      <Suspense fallback={<Skeleton shape="image" />}>
        <ImageTable
          images={list.value}
          texts={texts}
          newImage={list.newImage}
          onMove={({ id, to }) => list.move(id, to)}
          onDelete={(id) => void handleDelete(id)}
          imageUrl={imageUrl}
          isDisabled={isDisabled}
        />
      </Suspense>
    </>
  );
}
