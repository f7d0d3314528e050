import { useCapability } from '@cpd/api/capabilities';
import { type CertificateGroup, certificateGroups } from '@cpd/api/certificateGroups';
import { issuedCertificates } from '@cpd/api/issuedCertificates';
import { useUnsavedInput } from '@cpd/api/session';
import { CERTIFICATE_STATE_LABELS, CERTIFICATE_STATES, type CertificateState } from '@cpd/domain/certificate';
import { Breadcrumbs } from '@cpd/ui/Breadcrumbs';
import { Button } from '@cpd/ui/Button';
import { TWO_LINE_ROW_HEIGHT } from '@cpd/ui/columns';
import { UnfinishedNotice } from '@cpd/ui/EditScreen';
import { LinkButton } from '@cpd/ui/Link';
import { ListScreen, useListParams, useListState, useReturnPath } from '@cpd/ui/ListScreen';
import { displayTitle, type Sentence, say, sentence } from '@cpd/ui/language';
import { NotFound } from '@cpd/ui/NotFound';
import { usePageCommands } from '@cpd/ui/Shortcuts';
import { Inline } from '@cpd/ui/Stack';
import { listTabs } from '@cpd/ui/Tabs';
import { useTabTitle } from '@cpd/ui/TabTitle';
import { useState } from 'react';
import { useParams } from 'react-router';
import { DownloadCsv } from '../exports/DownloadCsv.tsx';
import { certificateListInput, certificateStateOf } from '../listInputs.ts';
import { CERTIFICATE_GROUPS_PATH, certificateGroupPath, userPath } from '../paths.ts';
import { certificateColumns, certificateTitleColumn } from './certificateColumns.tsx';
import { certificateListTexts } from './certificateTexts.ts';
import { IssueListDialog } from './IssueListDialog.tsx';
import { useCertificateActions } from './useCertificateActions.tsx';
import { issueListKey } from './useIssueList.ts';

const ALL = 'all';

const STATES: Readonly<Record<CertificateState, { readonly label: Sentence; readonly none: Sentence }>> = {
  valid: { label: CERTIFICATE_STATE_LABELS.valid, none: sentence('No valid certificates.') },
  withdrawn: { label: CERTIFICATE_STATE_LABELS.withdrawn, none: sentence('No withdrawn certificates.') },
  replaced: { label: CERTIFICATE_STATE_LABELS.replaced, none: sentence('No replaced certificates.') },
};

/** Lists the certificates that were issued in a group. */
export function IssuedCertificatesPage() {
  const { id = '' } = useParams();
  const params = useListParams();
  const group = certificateGroups.detail.useQuery({ id }, { isReported: false });
  const { page, size, ...filters } = certificateListInput(id, params);
  const list = useListState(issuedCertificates.list.useQuery({ page, size, ...filters }), params);
  const { actions, dialog } = useCertificateActions();
  const many = useIssueToList(id, group.data);
  const hasPeople = useCapability('user-details') === true;
  const groupsHref = useReturnPath(CERTIFICATE_GROUPS_PATH) ?? CERTIFICATE_GROUPS_PATH;
  const state = certificateStateOf(params.tab);
  const name = group.data && displayTitle(group.data.name);
  useTabTitle(name && say('Issued certificates'), name ?? '');
  const isOffered = useCapability('certificates') !== false;
  if (!isOffered || group.error?.status === 404) {
    const action = <LinkButton href={groupsHref}>{say('Back to certificate groups')}</LinkButton>;
    return <NotFound what={isOffered ? 'data' : 'page'} action={action} />;
  }
  const title = certificateTitleColumn(say('Name'), ({ holder, presentName, user }) => ({
    children: holder ?? '—',
    href: hasPeople ? userPath(user) : undefined,
    renamed: say('now “{name}”', { name: presentName ?? '—' }),
  }));
  return (
    <>
      {many.notice}
      <ListScreen
        title={say('Issued certificates')}
        back={
          <Breadcrumbs
            above={[
              { label: say('Certification Group'), href: groupsHref },
              { label: name ?? '…', href: certificateGroupPath(id) },
            ]}
            current={say('{what, select, page {Issued} other {Issued}}', { what: 'page' })}
          />
        }
        caption={say('Issued certificates')}
        texts={certificateListTexts}
        params={params}
        list={list}
        rowHeight={TWO_LINE_ROW_HEIGHT}
        columns={[title, ...certificateColumns(actions)]}
        actions={
          <Inline>
            <DownloadCsv list="certificates" filters={filters} />
            {many.button}
          </Inline>
        }
        search={{ placeholder: say('Search by name or number') }}
        {...(state && { empty: { title: say(STATES[state].none) } })}
        tabs={stateTabs(state ?? ALL, (tab) => params.setTab(tab === ALL ? null : tab))}
      />
      {dialog}
      {many.dialog}
    </>
  );
}

/** Tabs that show the certificates of a state. */
function stateTabs(selectedKey: string, onSelectionChange: (tab: string) => void) {
  const states = CERTIFICATE_STATES.map((id) => ({ id, label: say(STATES[id].label) }));
  return listTabs({
    label: say('State'),
    tabs: [{ id: ALL, label: say('All') }, ...states],
    selectedKey,
    onSelectionChange,
  });
}

/** Issues certificates of an enabled group to a list of people, and offers to continue one of an earlier visit. */
function useIssueToList(id: string, group: CertificateGroup | undefined) {
  const unsavedInput = useUnsavedInput();
  const [isOpen, setIsOpen] = useState(false);
  const isOffered = [useCapability('certificates'), useCapability('user-lookup'), group?.isEnable].every(Boolean);
  const name = displayTitle(group?.name);
  const open = () => setIsOpen(true);
  usePageCommands(name, isOffered ? [{ label: say('Issue certificates'), onChoose: open }] : []);
  if (!isOffered) return {};
  const isUnfinished = !isOpen && unsavedInput.read(issueListKey(id)) !== undefined;
  return {
    button: (
      <Button variant="primary" onPress={open}>
        {say('Issue certificates')}
      </Button>
    ),
    notice: isUnfinished && (
      <UnfinishedNotice onContinue={open}>{say('You have an unfinished list of people.')}</UnfinishedNotice>
    ),
    dialog: isOpen && <IssueListDialog certificateGroup={id} name={name} onClose={() => setIsOpen(false)} />,
  };
}
