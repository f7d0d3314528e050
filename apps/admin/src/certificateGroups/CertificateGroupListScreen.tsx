import type { CertificateGroup } from '@cpd/api/certificateGroups';
import { displayTitle, rowName } from '@cpd/domain/draft';
import { type CertificateGroupRequirement, missingForCertificateGroup } from '@cpd/domain/readiness';
import type { Column } from '@cpd/ui/PagedTable';
import { PageHeader } from '@cpd/ui/PageHeader';
import { counted } from '../kit/lists/counted.ts';
import type { ListState } from '../kit/lists/ListState.ts';
import { ListTable } from '../kit/lists/ListTable.tsx';
import { ListTools } from '../kit/lists/ListTools.tsx';
import { NewButton } from '../kit/lists/NewButton.tsx';
import { actionColumns, type EnableableListProps } from '../kit/lists/RowActions.tsx';
import { Thumbnail } from '../kit/lists/Thumbnail.tsx';
import { FULL_ID_WIDTH, idColumn, TWO_LINES, titleColumn } from '../kit/lists/textColumns.tsx';
import type { ListSearch } from '../kit/lists/useListParams.ts';
import { certificateGroupPath } from './paths.ts';

export interface CertificateGroupListScreenProps extends EnableableListProps<CertificateGroup> {
  list: ListState<CertificateGroup>;
  imageUrl: (id: string) => string;
  /** Searches the groups, a second after typing stops. */
  search: ListSearch;
}

export function CertificateGroupListScreen(props: CertificateGroupListScreenProps) {
  const { list, search, onNew } = props;
  return (
    <>
      <PageHeader title="Certification Group" actions={<NewButton onPress={onNew} />} />
      <ListTable
        list={list}
        caption="Certificate groups"
        pluralNoun="certificate groups"
        onNew={onNew}
        rowHeight={TWO_LINES}
        columns={columnsOf(props)}
        search={search}
        toolbar={<ListTools placeholder="Search from title or description." search={search} />}
      />
    </>
  );
}

function columnsOf({
  imageUrl,
  onEnable,
  onDelete,
}: Pick<CertificateGroupListScreenProps, 'imageUrl' | 'onEnable' | 'onDelete'>): readonly Column<CertificateGroup>[] {
  return [
    idColumn({ width: 100, mostWidth: FULL_ID_WIDTH }),
    titleColumn('Name', ({ _id, name, template, passCondition }) => ({
      href: certificateGroupPath(_id),
      children: displayTitle(name),
      'aria-label': rowName(name, _id),
      detail: passCondition === 0 ? 'No courses required yet' : `${counted(passCondition, 'course')} required`,
      picture: <Thumbnail image={template} imageUrl={imageUrl} size="sheet" />,
    })),
    ...actionColumns<CertificateGroup, CertificateGroupRequirement>({
      nameOf: ({ name, _id }) => rowName(name, _id),
      hrefOf: ({ _id }) => certificateGroupPath(_id),
      missingOf: missingForCertificateGroup,
      onEnable,
      onDelete,
    }),
  ];
}
