import type { CertificateGroup } from '@cpd/api/certificateGroups';
import { displayTitle, rowName } from '@cpd/domain/draft';
import { missingForCertificateGroup } from '@cpd/domain/readiness';
import type { Column } from '@cpd/ui/PagedTable';
import { PageHeader } from '@cpd/ui/PageHeader';
import { SearchField } from '@cpd/ui/SearchField';
import type { ListState } from '../kit/lists/ListState.ts';
import { ListTable } from '../kit/lists/ListTable.tsx';
import { NEW_HINT, NewButton } from '../kit/lists/NewButton.tsx';
import { actionColumns, type EnableableListProps } from '../kit/lists/RowActions.tsx';
import { idColumn, textColumn } from '../kit/lists/textColumns.tsx';
import { certificateGroupPath } from './paths.ts';

export interface CertificateGroupListScreenProps extends EnableableListProps<CertificateGroup> {
  list: ListState<CertificateGroup>;
  keyword: string;
  /** Receives the text to search for, a second after typing stops. */
  onSearch: (keyword: string) => void;
}

export function CertificateGroupListScreen(props: CertificateGroupListScreenProps) {
  const { list, keyword, onSearch, onNew } = props;
  return (
    <>
      <PageHeader title="Certification Group" actions={<NewButton onPress={onNew} />} />
      <ListTable
        list={list}
        caption="Certificate groups"
        things="certificate groups"
        emptyHint={NEW_HINT}
        columns={columnsOf(props)}
        {...(keyword !== '' && { emptyText: 'No certificate group matches the search.' })}
        toolbar={
          <SearchField
            label="Search"
            placeholder="Search from title or description."
            value={keyword}
            onSearch={onSearch}
          />
        }
      />
    </>
  );
}

function columnsOf({
  onEnable,
  onDelete,
}: Pick<CertificateGroupListScreenProps, 'onEnable' | 'onDelete'>): readonly Column<CertificateGroup>[] {
  return [
    idColumn({ width: 160 }),
    textColumn('Name', ({ name }) => displayTitle(name), { isRowHeader: true }),
    ...actionColumns<CertificateGroup>({
      nameOf: ({ name, _id }) => rowName(name, _id),
      hrefOf: ({ _id }) => certificateGroupPath(_id),
      missingOf: missingForCertificateGroup,
      onEnable,
      onDelete,
    }),
  ];
}
