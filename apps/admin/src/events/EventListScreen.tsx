import type { CpdEvent } from '@cpd/api/events';
import { DRAFT_LABEL } from '@cpd/domain/draft';
import { missingForEvent } from '@cpd/domain/readiness';
import { Image } from '@cpd/ui/Image';
import type { Column } from '@cpd/ui/PagedTable';
import { PageHeader } from '@cpd/ui/PageHeader';
import type { ListState } from '../kit/lists/ListState.ts';
import { ListTable } from '../kit/lists/ListTable.tsx';
import { NEW_HINT, NewButton } from '../kit/lists/NewButton.tsx';
import { actionColumns, type EnableableListProps } from '../kit/lists/RowActions.tsx';
import { idColumn } from '../kit/lists/textColumns.tsx';
import { eventPath } from './paths.ts';

export interface EventListScreenProps extends EnableableListProps<CpdEvent> {
  list: ListState<CpdEvent>;
  imageUrl: (id: string) => string;
}

export function EventListScreen(props: EventListScreenProps) {
  const { list, onNew } = props;
  return (
    <>
      <PageHeader title="Event" actions={<NewButton onPress={onNew} />} />
      <ListTable list={list} caption="Events" things="events" emptyHint={NEW_HINT} columns={columnsOf(props)} />
    </>
  );
}

function columnsOf(
  props: Pick<EventListScreenProps, 'imageUrl' | 'onEnable' | 'onDelete'>,
): readonly Column<CpdEvent>[] {
  const { imageUrl, onEnable, onDelete } = props;
  return [
    idColumn({ isRowHeader: true }),
    {
      id: 'cover',
      header: 'Preview Image',
      cell: ({ _id, cover }) =>
        cover ? <Image size="thumbnail" src={imageUrl(cover._id)} alt={`Cover of event ${_id}`} /> : DRAFT_LABEL,
    },
    ...actionColumns<CpdEvent>({
      nameOf: ({ _id }) => _id,
      hrefOf: ({ _id }) => eventPath(_id),
      missingOf: missingForEvent,
      onEnable,
      onDelete,
    }),
  ];
}
