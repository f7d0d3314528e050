import { memo, useEffect, useRef } from 'react';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { labelWidth } from '../columns/index.ts';
import { Image } from '../Image/index.ts';
import { say } from '../language/index.ts';
import type { Column } from '../PagedTable/index.ts';
import { ReorderableTable, type RowMove } from '../ReorderableTable/index.ts';
import { useStableCallback } from '../useStableCallback/index.ts';
import * as styles from './ImageTable.css.ts';

/** The space around the label of a button in its cell, in pixels. */
const BUTTON_SPACE = 32;

/** The names of the images in a list. Must be a stable object, because a new one renders all images again. */
export interface ImageListTexts {
  /** The title of the list: 'Posters'. */
  readonly title: string;
  /** The name of the list for assistive technology: 'Posters in their order'. */
  readonly caption: string;
  /** Shown while there are none: 'No posters yet.' */
  readonly empty: string;
  /** Names an image by its position, counted from 1, on its own: 'Poster 1'. */
  readonly nameOf: (number: number) => string;
  /** Names an image in a sentence: 'poster 1'. */
  readonly nameInSentence: (number: number) => string;
  /** The label of the button that deletes an image: 'Delete poster 1'. */
  readonly deleteLabel: (number: number) => string;
}

export interface ImageTableProps {
  /** The images' ids in their order. */
  images: readonly string[];
  texts: ImageListTexts;
  /** The image to scroll into view. */
  newImage?: string | undefined;
  onMove: (move: RowMove) => void;
  /** Asks for confirmation, then removes an image. */
  onDelete: (id: string) => void;
  /** A stable function, because a new one renders all images again. */
  imageUrl: (id: string) => string;
  isDisabled: boolean;
}

/** Images in their order. There may be hundreds, so typing in another field does not render them. */
export function ImageTable({ newImage, onMove, onDelete, ...props }: ImageTableProps) {
  const { imageUrl } = props;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const image = newImage && frame.current?.querySelector(`img[src="${CSS.escape(imageUrl(newImage))}"]`);
    if (image) image.closest('tr')?.scrollIntoView?.({ block: 'center' });
  }, [newImage, imageUrl]);
  return (
    <div ref={frame}>
      <Images {...props} onMove={useStableCallback(onMove)} onDelete={useStableCallback(onDelete)} />
    </div>
  );
}

const Images = memo(function Images(props: Omit<ImageTableProps, 'newImage'>) {
  const { images, texts, onMove, onDelete, imageUrl, isDisabled } = props;
  const indexes = new Map(images.map((id, index) => [id, index]));
  const numberOf = (id: string) => (indexes.get(id) ?? 0) + 1;
  const columns: readonly Column<string>[] = [
    { id: 'id', header: say('ID'), width: 112, isRowHeader: true, cell: (id) => <Id>{id}</Id> },
    {
      id: 'preview',
      header: say('Preview'),
      minWidth: 216,
      onCard: 'preview',
      cell: (id) => <Preview id={id} name={texts.nameOf(numberOf(id))} imageUrl={imageUrl} />,
    },
    {
      id: 'delete',
      header: say('Delete'),
      width: Math.max(88, labelWidth(say('Delete'), BUTTON_SPACE)),
      isAction: true,
      isMuted: true,
      cell: (id) => (
        <Delete id={id} label={texts.deleteLabel(numberOf(id))} isDisabled={isDisabled} onDelete={onDelete} />
      ),
    },
  ];
  return (
    <Card title={texts.title} padding="none">
      <ReorderableTable
        caption={texts.caption}
        columns={columns}
        rows={images}
        getRowId={String}
        getRowName={(_, index) => texts.nameInSentence(index + 1)}
        onMove={onMove}
        isDisabled={isDisabled}
        empty={{ title: texts.empty }}
      />
    </Card>
  );
});

function Id({ children }: { children: string }) {
  return (
    <span className={styles.id} dir="ltr" title={children}>
      {children}
    </span>
  );
}

interface PreviewProps {
  id: string;
  name: string;
  imageUrl: (id: string) => string;
}

const Preview = memo(function Preview({ id, name, imageUrl }: PreviewProps) {
  return <Image size="preview" src={imageUrl(id)} alt={name} />;
});

interface DeleteProps {
  id: string;
  label: string;
  isDisabled: boolean;
  onDelete: (id: string) => void;
}

const Delete = memo(function Delete({ id, label, isDisabled, onDelete }: DeleteProps) {
  return (
    <Button
      variant="quiet"
      tone="critical"
      size="small"
      isDisabled={isDisabled}
      aria-label={label}
      onPress={() => onDelete(id)}
    >
      {say('Delete')}
    </Button>
  );
});
