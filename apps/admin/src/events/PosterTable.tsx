import { Button } from '@cpd/ui/Button';
import { Card } from '@cpd/ui/Card';
import { Image } from '@cpd/ui/Image';
import { type Column, PagedTable } from '@cpd/ui/PagedTable';
import { ReorderButtons } from '@cpd/ui/ReorderButtons';
import { Inline } from '@cpd/ui/Stack';
import { Truncate } from '@cpd/ui/Truncate';

/** What the posters' table shows and reports. */
export interface PosterTableProps {
  /** The posters' image ids in their order. */
  posters: readonly string[];
  /** Receives the place, from 0, that a poster is to take. */
  onMovePoster: (id: string, place: number) => void;
  /** Takes a poster out of the list, after asking. */
  onDeletePoster: (id: string) => void;
  /** Gives the address of an image. */
  imageUrl: (id: string) => string;
  /** Takes the rows' buttons out of use. */
  isDisabled: boolean;
}

/** An event's posters in their order: moved by buttons, by dragging and by arrow keys (specification, section 2). */
export function PosterTable(props: PosterTableProps) {
  const { posters } = props;
  return (
    <Card title="Posters" headingLevel={3} padding="none">
      <PagedTable
        caption="Posters in their order"
        columns={columnsOf(props)}
        rows={posters}
        getRowId={(id) => id}
        emptyText="No posters yet."
        order={{
          getRowName: (id) => `poster ${id}`,
          onReorder: ({ row, to }) => props.onMovePoster(row, to),
        }}
      />
    </Card>
  );
}

function columnsOf(props: PosterTableProps): readonly Column<string>[] {
  const { posters, onMovePoster, onDeletePoster, imageUrl, isDisabled } = props;
  const places = new Map(posters.map((id, place) => [id, place]));
  const placeOf = (id: string) => places.get(id) ?? 0;
  return [
    {
      id: 'sequence',
      header: 'Sequence',
      width: 128,
      cell: (id) => (
        <Inline gap={4}>
          {placeOf(id) + 1}
          <ReorderButtons
            label={`poster ${id}`}
            index={placeOf(id)}
            count={posters.length}
            isDisabled={isDisabled}
            onMove={(action) => onMovePoster(id, placeOf(id) - action)}
          />
        </Inline>
      ),
    },
    { id: 'id', header: 'ID', isRowHeader: true, cell: (id) => <Truncate>{id}</Truncate> },
    {
      id: 'preview',
      header: 'Preview',
      width: 224,
      cell: (id) => <Image src={imageUrl(id)} alt={`Poster ${placeOf(id) + 1}`} />,
    },
    {
      id: 'delete',
      header: 'Delete',
      width: 108,
      isAction: true,
      cell: (id) => (
        <Button
          variant="quiet"
          tone="critical"
          size="small"
          isDisabled={isDisabled}
          aria-label={`Delete poster ${id}`}
          onPress={() => onDeletePoster(id)}
        >
          Delete
        </Button>
      ),
    },
  ];
}
