import { Button } from '@cpd/ui/Button';
import { Card } from '@cpd/ui/Card';
import { Image } from '@cpd/ui/Image';
import type { Column } from '@cpd/ui/PagedTable';
import { ReorderableTable, type RowMove } from '@cpd/ui/ReorderableTable';
import { ReorderButtons } from '@cpd/ui/ReorderButtons';
import { Inline } from '@cpd/ui/Stack';
import { memo } from 'react';
import { useStableCallback } from '../kit/useStableCallback.ts';
import * as styles from './PosterTable.css.ts';

export interface PosterTableProps {
  /** The posters' image ids in their order. */
  posters: readonly string[];
  /** Runs when a poster is moved, by whatever means. */
  onMovePoster: (move: RowMove) => void;
  /** Takes a poster out of the list, after asking. */
  onDeletePoster: (id: string) => void;
  /** Gives an image's address; a stable function, as a new one would render all posters again. */
  imageUrl: (id: string) => string;
  isDisabled: boolean;
}

/**
 * An event's posters in their order: moved by buttons, by dragging and by arrow keys. There may be hundreds, so they
 * are rendered again only when they change, and not with every key in another field.
 */
export function PosterTable({ posters, onMovePoster, onDeletePoster, imageUrl, isDisabled }: PosterTableProps) {
  return (
    <Posters
      posters={posters}
      onMovePoster={useStableCallback(onMovePoster)}
      onDeletePoster={useStableCallback(onDeletePoster)}
      imageUrl={imageUrl}
      isDisabled={isDisabled}
    />
  );
}

const Posters = memo(function Posters(props: PosterTableProps) {
  const places = new Map(props.posters.map((id, place) => [id, place]));
  const placeOf = (id: string) => places.get(id) ?? 0;
  return (
    <Card title="Posters" padding="none">
      <ReorderableTable
        caption="Posters in their order"
        columns={columnsOf(props, placeOf)}
        rows={props.posters}
        getRowId={(id) => id}
        getRowName={(id) => nameAt(placeOf(id))}
        onMove={props.onMovePoster}
        emptyText="No posters yet."
      />
    </Card>
  );
});

/** Posters have no name; they are told apart by their place, as in the question before one is deleted. */
function nameAt(place: number): string {
  return `poster ${place + 1}`;
}

function columnsOf(
  { posters, ...shared }: PosterTableProps,
  placeOf: (id: string) => number,
): readonly Column<string>[] {
  const cellOf = (id: string): CellProps => ({ id, place: placeOf(id), count: posters.length, ...shared });
  return [
    { id: 'sequence', header: 'Sequence', width: 112, cell: (id) => <Sequence {...cellOf(id)} /> },
    { id: 'id', header: 'ID', width: 112, isRowHeader: true, cell: (id) => <Id>{id}</Id> },
    { id: 'preview', header: 'Preview', leastWidth: 144, cell: (id) => <Preview {...cellOf(id)} /> },
    { id: 'delete', header: 'Delete', width: 88, isAction: true, cell: (id) => <Delete {...cellOf(id)} /> },
  ];
}

function Id({ children }: { children: string }) {
  return (
    <span className={styles.id} dir="ltr" title={children}>
      {children}
    </span>
  );
}

interface CellProps extends Omit<PosterTableProps, 'posters'> {
  id: string;
  /** The poster's place, from 0. */
  place: number;
  count: number;
}

const Sequence = memo(function Sequence({ id, place, count, isDisabled, onMovePoster }: CellProps) {
  return (
    <Inline gap={4}>
      {place + 1}
      <ReorderButtons
        label={nameAt(place)}
        index={place}
        count={count}
        isDisabled={isDisabled}
        onMove={(to) => onMovePoster({ id, to })}
      />
    </Inline>
  );
});

const Preview = memo(function Preview({ id, place, imageUrl }: CellProps) {
  return <Image src={imageUrl(id)} alt={`Poster ${place + 1}`} />;
});

const Delete = memo(function Delete({ id, place, isDisabled, onDeletePoster }: CellProps) {
  return (
    <Button
      variant="quiet"
      tone="critical"
      size="small"
      isDisabled={isDisabled}
      aria-label={`Delete ${nameAt(place)}`}
      onPress={() => onDeletePoster(id)}
    >
      Delete
    </Button>
  );
});
