import { Button } from '@cpd/ui/Button';
import { Card } from '@cpd/ui/Card';
import { Image } from '@cpd/ui/Image';
import { say } from '@cpd/ui/language';
import type { Column } from '@cpd/ui/PagedTable';
import { ReorderableTable, type RowMove } from '@cpd/ui/ReorderableTable';
import { useStableCallback } from '@cpd/ui/useStableCallback';
import { memo, useEffect, useRef } from 'react';
import * as styles from './PosterTable.css.ts';

export interface PosterTableProps {
  /** The posters' image ids in their order. */
  posters: readonly string[];
  /** The poster to scroll into view. */
  newPoster?: string | undefined;
  onMovePoster: (move: RowMove) => void;
  /** Asks for confirmation, then removes a poster. */
  onDeletePoster: (id: string) => void;
  /** A stable function, because a new one renders all posters again. */
  imageUrl: (id: string) => string;
  isDisabled: boolean;
}

/** An event's posters in their order. There may be hundreds, so typing in another field does not render them. */
export function PosterTable({
  posters,
  newPoster,
  onMovePoster,
  onDeletePoster,
  imageUrl,
  isDisabled,
}: PosterTableProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const image = newPoster && frame.current?.querySelector(`img[src="${CSS.escape(imageUrl(newPoster))}"]`);
    if (image) image.closest('tr')?.scrollIntoView?.({ block: 'center' });
  }, [newPoster, imageUrl]);
  return (
    <div ref={frame}>
      <Posters
        posters={posters}
        onMovePoster={useStableCallback(onMovePoster)}
        onDeletePoster={useStableCallback(onDeletePoster)}
        imageUrl={imageUrl}
        isDisabled={isDisabled}
      />
    </div>
  );
}

const Posters = memo(function Posters(props: Omit<PosterTableProps, 'newPoster'>) {
  const { posters, onMovePoster, onDeletePoster, imageUrl, isDisabled } = props;
  const indexes = new Map(posters.map((id, index) => [id, index]));
  const indexOf = (id: string) => indexes.get(id) ?? 0;
  const columns: readonly Column<string>[] = [
    { id: 'id', header: say('ID'), width: 112, isRowHeader: true, cell: (id) => <Id>{id}</Id> },
    {
      id: 'preview',
      header: say('Preview'),
      minWidth: 144,
      onCard: 'preview',
      cell: (id) => <Preview id={id} index={indexOf(id)} imageUrl={imageUrl} />,
    },
    {
      id: 'delete',
      header: say('Delete'),
      width: 88,
      isAction: true,
      isMuted: true,
      cell: (id) => <Delete id={id} index={indexOf(id)} isDisabled={isDisabled} onDelete={onDeletePoster} />,
    },
  ];
  return (
    <Card title={say('Posters')} padding="none">
      <ReorderableTable
        caption={say('Posters in their order')}
        columns={columns}
        rows={posters}
        getRowId={String}
        getRowName={(_, index) => nameAt(index)}
        onMove={onMovePoster}
        isDisabled={isDisabled}
        empty={{ title: say('No posters yet.') }}
      />
    </Card>
  );
});

/** Posters have no name and are identified by their position, as in the dialog before one is deleted. */
function nameAt(index: number): string {
  return say('poster {number}', { number: index + 1 });
}

function Id({ children }: { children: string }) {
  return (
    <span className={styles.id} dir="ltr" title={children}>
      {children}
    </span>
  );
}

interface CellProps {
  id: string;
  index: number;
}

const Preview = memo(function Preview({ id, index, imageUrl }: CellProps & Pick<PosterTableProps, 'imageUrl'>) {
  return <Image size="poster" src={imageUrl(id)} alt={say('Poster {number}', { number: index + 1 })} />;
});

interface DeleteProps extends CellProps {
  isDisabled: boolean;
  onDelete: (id: string) => void;
}

const Delete = memo(function Delete({ id, index, isDisabled, onDelete }: DeleteProps) {
  return (
    <Button
      variant="quiet"
      tone="critical"
      size="small"
      isDisabled={isDisabled}
      aria-label={say('Delete poster {number}', { number: index + 1 })}
      onPress={() => onDelete(id)}
    >
      {say('Delete')}
    </Button>
  );
});
