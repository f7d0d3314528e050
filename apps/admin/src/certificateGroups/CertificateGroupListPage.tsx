import { useCapability } from '@cpd/api/capabilities';
import { type CertificateGroup, certificateGroups, type ListedCertificateGroup } from '@cpd/api/certificateGroups';
import { certificateGroupContents, certificateGroupObstacle } from '@cpd/domain/consequence';
import { deleteCertificateGroupMessage } from '@cpd/domain/dialog';
import { missingForCertificateGroup } from '@cpd/domain/readiness';
import { idColumn, TWO_LINE_ROW_HEIGHT, titleColumn } from '@cpd/ui/columns';
import { Link } from '@cpd/ui/Link';
import { filterParams, ListScreen, useCreate, useListParams, useListState } from '@cpd/ui/ListScreen';
import { displayTitle, rowName, say } from '@cpd/ui/language';
import type { Column } from '@cpd/ui/PagedTable';
import { useBinList } from '../bin/DeletedTable.tsx';
import type { NamedItem } from '../bin/useItemActions.tsx';
import { useItemRows } from '../bin/useItemRows.tsx';
import { DownloadCsv } from '../exports/DownloadCsv.tsx';
import { certificateGroupListInput } from '../listInputs.ts';
import { certificateGroupPath, issuedCertificatesPath } from '../paths.ts';
import { StoredImage } from '../StoredImage.tsx';
import { groupListTexts } from './groupTexts.ts';

export function CertificateGroupListPage() {
  const params = useListParams();
  const query = certificateGroups.list.useQuery(certificateGroupListInput(params));
  // The page size of this list is fixed.
  const list = useListState(query, params, { hasSizes: false });
  const isFilterable = useCapability('certificate-group-filter');
  const counts = certificateGroups.counts.useQuery(isFilterable ? { keyword: params.keyword } : null);
  const rows = useItemRows(certificateGroups, {
    kind: 'certificateGroup',
    list: 'groups',
    nameOf: groupRowName,
    itemOf: groupItem,
    missingOf: missingForCertificateGroup,
    pathOf: certificateGroupPath,
    reload: list.onRetry,
    deleteMessage: deleteCertificateGroupMessage,
  });
  return (
    <ListScreen
      title={say('Certification Group')}
      caption={say('Certificate groups')}
      texts={groupListTexts}
      params={params}
      list={list}
      actions={<DownloadCsv list="groups" filters={filterParams(params)} />}
      rowHeight={TWO_LINE_ROW_HEIGHT}
      columns={[...useCertificateGroupColumns(), ...rows.actionColumns]}
      alternative={useBinList('certificateGroup', params)}
      marking={rows.marking}
      onNew={useCreate(certificateGroups.draft.useMutation(), certificateGroupPath)}
      search={{ placeholder: say('Search from title or description.') }}
      filter={isFilterable === false ? undefined : { counts }}
    />
  );
}

function useCertificateGroupColumns(): readonly Column<ListedCertificateGroup>[] {
  const hasCertificates = useCapability('certificates') === true;
  return [
    idColumn(),
    titleColumn(say('Name'), (group) => ({
      href: certificateGroupPath(group._id),
      children: displayTitle(group.name),
      'aria-label': groupRowName(group),
      detail:
        group.passCondition === 0
          ? say('No courses required yet')
          : say('{n, plural, one {# course} other {# courses}} required', { n: group.passCondition }),
      picture: <StoredImage of={group.template} size="sheet" />,
    })),
    ...(hasCertificates ? [issuedColumn()] : []),
  ];
}

const groupRowName = ({ name, _id }: CertificateGroup) => rowName(name, _id);

/** A group as the dialogs that enable and delete it show it. */
function groupItem(group: ListedCertificateGroup): NamedItem {
  return {
    name: displayTitle(group.name),
    isEnable: group.isEnable,
    contents: certificateGroupContents(group),
    obstacle: certificateGroupObstacle(group),
  };
}

function issuedColumn(): Column<ListedCertificateGroup> {
  return {
    id: 'issued',
    header: say('Certificates'),
    width: 116,
    align: 'end',
    onCard: 'side',
    cell({ _id, name, issuedCount }) {
      const n = issuedCount ?? 0;
      return (
        <Link
          href={issuedCertificatesPath(_id)}
          aria-label={say('{n} issued in {group}', { n, group: rowName(name, _id) })}
        >
          {say('{n} issued', { n })}
        </Link>
      );
    },
  };
}
