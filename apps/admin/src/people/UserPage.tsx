import { useCapability } from '@cpd/api/capabilities';
import { issuedCertificates, useNewCertificate } from '@cpd/api/issuedCertificates';
import type { LoadedQuery } from '@cpd/api/query';
import { useForgetItem, useVisited } from '@cpd/api/recents';
import { type UserDetails, users } from '@cpd/api/users';
import { personDeletionConsequence } from '@cpd/domain/personDeletion';
import { fullName } from '@cpd/domain/user';
import { Breadcrumbs } from '@cpd/ui/Breadcrumbs';
import { Button } from '@cpd/ui/Button';
import { Card, CardSkeleton } from '@cpd/ui/Card';
import { CopyText } from '@cpd/ui/CopyText';
import { CopyableId, TWO_LINE_ROW_HEIGHT } from '@cpd/ui/columns';
import { DateTime } from '@cpd/ui/DateTime';
import { Description, DescriptionList } from '@cpd/ui/DescriptionList';
import { useConfirm } from '@cpd/ui/DialogQueue';
import { UnloadedItem } from '@cpd/ui/EditScreen';
import { LinkButton } from '@cpd/ui/Link';
import { ListTable, useReturnPath } from '@cpd/ui/ListScreen';
import { displayTitle, paragraph, say } from '@cpd/ui/language';
import { NotFound } from '@cpd/ui/NotFound';
import { useNotify } from '@cpd/ui/Notifications';
import { PageHeader } from '@cpd/ui/PageHeader';
import { usePageCommands } from '@cpd/ui/Shortcuts';
import { Stack } from '@cpd/ui/Stack';
import { useTabTitle } from '@cpd/ui/TabTitle';
import { Text } from '@cpd/ui/Text';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useItemRequest } from '../bin/useItemActions.tsx';
import { History } from '../history/History.tsx';
import { HOME_PATH, issuedCertificatesPath } from '../paths.ts';
import { certificateColumns, certificateCommands, certificateTitleColumn } from './certificateColumns.tsx';
import { certificateListTexts } from './certificateTexts.ts';
import { IssueDialog } from './IssueDialog.tsx';
import { loadedList, newestOnly } from './loadedList.ts';
import { PostsCard } from './PostsCard.tsx';
import { useCertificateActions } from './useCertificateActions.tsx';

const nameOf = (user: UserDetails) => fullName(user) || '—';

/** A person: who it is, their certificates and posts, and what can be done for them. */
export function UserPage() {
  const { id = '' } = useParams();
  const query = users.detail.useQuery({ id });
  const listHref = useReturnPath(HOME_PATH) ?? HOME_PATH;
  // Someone else may have deleted the person.
  const data = query.error?.status === 404 ? undefined : query.data;
  const name = data && nameOf(data);
  useVisited({ id, path: useLocation().pathname, label: name, isGone: query.error?.status === 404 });
  useTabTitle(name, say('User'));
  const back = <Breadcrumbs above={[{ label: say('User'), href: listHref }]} current={name ?? say('Details')} />;
  if (useCapability('user-details') === false)
    return <NotFound what="page" action={<LinkButton href={HOME_PATH}>{say('Back to users')}</LinkButton>} />;
  if (data === undefined)
    return (
      <UnloadedItem
        load={query}
        list={{ label: say('User'), backLabel: say('Back to users'), href: listHref }}
        header={<PageHeader title={say('User')} back={back} />}
        skeleton={<PersonSkeleton />}
      />
    );
  return <Person key={id} user={{ ...query, data }} back={back} listHref={listHref} />;
}

/** The certificates' numbers and the posts' titles, by id. */
function namesOf({ certificates, posts }: UserDetails): ReadonlyMap<string, string> {
  return new Map([
    ...certificates.map(({ _id, number }) => [_id, number] as const),
    ...posts.map(({ _id, title }) => [_id, displayTitle(title)] as const),
  ]);
}

interface PersonProps {
  user: LoadedQuery<UserDetails>;
  back: ReactNode;
  listHref: string;
}

function Person({ user, back, listHref }: PersonProps) {
  const { data } = user;
  const onDelete = useDeletion(user, listHref);
  return (
    <>
      <PageHeader
        title={nameOf(data)}
        back={back}
        actions={
          <Button variant="quiet" tone="critical" onPress={() => void onDelete()}>
            {say('Delete person')}
          </Button>
        }
      />
      <Stack gap={20}>
        <Facts {...data} />
        <CertificatesCard {...data} />
        <PostsCard {...data} />
        <History user={data._id} names={namesOf(data)} />
      </Stack>
    </>
  );
}

function Facts({ _id, email, description, createdAt, owned }: UserDetails) {
  return (
    <Card>
      <Stack gap={16}>
        <DescriptionList>
          {email && (
            <Description term={say('E-mail')}>
              <CopyText label={say('Copy e-mail')} copiedText={say('E-mail copied')} isWrapped>
                {email}
              </CopyText>
            </Description>
          )}
          <Description term={say('ID')}>
            <CopyableId id={_id} />
          </Description>
          <Description term={say('In the list since')}>
            <DateTime at={createdAt} />
          </Description>
          <Description term={say('Signs in to the app')}>{owned.hasAccount ? say('Yes') : say('No')}</Description>
          {description && (
            <Description term={say('Description')} isWide>
              <bdi>{description}</bdi>
            </Description>
          )}
        </DescriptionList>
        <Text tone="muted" size="small">
          {say('Name and e-mail come from the mobile app.')}
        </Text>
      </Stack>
    </Card>
  );
}

function CertificatesCard(user: UserDetails) {
  const { certificates, owned } = user;
  const { actions, dialog } = useCertificateActions();
  const canIssue = useCapability('certificates') === true;
  const issue = useIssue(user);
  const hasName = fullName(user) !== '';
  const newest = certificates.find(({ state }) => state === 'valid');
  usePageCommands(nameOf(user), [
    ...(newest ? certificateCommands(newest, actions) : []),
    ...(canIssue && hasName ? [{ label: say('Issue certificate'), onChoose: issue.open }] : []),
  ]);
  const title = certificateTitleColumn(say('Certificate group'), ({ group, certificateGroup, holder }) => ({
    children: displayTitle(group),
    href: canIssue ? issuedCertificatesPath(certificateGroup) : undefined,
    renamed: say('shows “{name}”', { name: holder ?? '—' }),
  }));
  return (
    <>
      <ListTable
        title={say('Certificates')}
        caption={say('Certificates')}
        description={
          hasName
            ? newestOnly(certificates.length, owned.certificates)
            : say('A certificate shows a name, and this person has none.')
        }
        texts={certificateListTexts}
        list={loadedList(certificates)}
        rowHeight={TWO_LINE_ROW_HEIGHT}
        columns={[title, ...certificateColumns(actions)]}
        actions={canIssue && hasName && <Button onPress={issue.open}>{say('Issue certificate')}</Button>}
      />
      {issue.dialog}
      {dialog}
    </>
  );
}

/** Issues a certificate to a person, in a group that a dialog asks for. */
function useIssue(user: UserDetails) {
  const { run, isRunning } = issuedCertificates.issue.useMutation();
  const startNew = useNewCertificate(user._id);
  const notify = useNotify();
  const [isOpen, setIsOpen] = useState(false);

  async function handleIssue(certificateGroup: string) {
    const outcome = await run({ certificateGroup, user: user._id });
    if (!outcome.isDone) return;
    setIsOpen(false);
    notify(say('Certificate {number} issued', { number: outcome.response.number }));
  }
  return {
    open: () => {
      startNew();
      setIsOpen(true);
    },
    dialog: isOpen && (
      <IssueDialog
        name={fullName(user)}
        isPending={isRunning}
        certificates={user.certificates}
        onIssue={(certificateGroup) => void handleIssue(certificateGroup)}
        onCancel={() => setIsOpen(false)}
      />
    ),
  };
}

/** Returns a function that deletes a person after a confirmation of what goes with them. */
function useDeletion({ data, etag, reload }: LoadedQuery<UserDetails>, listHref: string) {
  const confirm = useConfirm();
  const notify = useNotify();
  const navigate = useNavigate();
  const remove = users.remove.useMutation();
  const send = useItemRequest(() => void reload());
  const forget = useForgetItem();
  return async () => {
    const name = nameOf(data);
    const isSure = await confirm({
      title: say('Delete “{name}”?', { name }),
      message: say('Use this when the person has asked for it by letter or phone.'),
      consequence: paragraph(...personDeletionConsequence(data.owned)),
      confirmLabel: say('Delete person'),
      tone: 'danger',
    });
    if (!isSure) return;
    const outcome = await send(remove, data._id, etag);
    if (!outcome.isDone) return;
    forget(data._id);
    void navigate(listHref);
    notify(
      outcome.response.isComplete
        ? say('{name} deleted', { name })
        : say('{name} deleted. What is left is deleted automatically.', { name }),
    );
  };
}

function PersonSkeleton() {
  return (
    <Stack gap={20}>
      {['facts', 'certificates', 'posts'].map((part) => (
        <CardSkeleton key={part} />
      ))}
    </Stack>
  );
}
