import { fullName } from '@cpd/domain/user';
import { Badge } from '@cpd/ui/Badge';
import { InlineSelect } from '@cpd/ui/InlineSelect';
import { say } from '@cpd/ui/language';
import { type Column, PagedTable } from '@cpd/ui/PagedTable';
import { Text } from '@cpd/ui/Text';
import { lineResult } from './issueListTexts.ts';
import type { IssueLine, IssueList } from './useIssueList.ts';

interface PreviewRow extends IssueLine {
  readonly _id: string;
  readonly isRecipient: boolean;
}

/** A longer preview would slow down typing. */
const PREVIEW_ROWS = 100;

/** Lines that need attention come first. They stay there when somebody has chosen, so that the focus does. */
function previewRows({ lines, recipients }: IssueList): readonly PreviewRow[] {
  const rank = ({ state, people, result }: PreviewRow) =>
    Number(people.length === 0 && result?.isIssued !== false && !['unknown', 'nameless'].includes(state.kind));
  const chosen = new Set(recipients);
  return lines
    .map((line) => {
      const isOwn = line.state.kind === 'ready' || line.state.kind === 'held';
      return {
        ...line,
        _id: line.id,
        isRecipient: isOwn && 'person' in line.state && chosen.has(line.state.person._id),
      };
    })
    .toSorted((one, other) => rank(one) - rank(other));
}

/** Lists the people of a list: who they are, and what they get. */
export function IssueListPreview({ list }: { list: IssueList }) {
  const rows = previewRows(list);
  const hiddenCount = rows.length - PREVIEW_ROWS;
  const { values, setValues, batch } = list;
  const choose = (id: string, user: string) => setValues({ ...values, choices: { ...values.choices, [id]: user } });
  const columns: readonly Column<PreviewRow>[] = [
    {
      id: 'line',
      header: say('Where'),
      width: 96,
      onCard: 'flow',
      cell: ({ line }) => say('Line {number}', { number: line }),
    },
    { id: 'text', header: say('In the list'), isRowHeader: true, cell: ({ text }) => <bdi>{text}</bdi> },
    {
      id: 'person',
      header: say('Person'),
      onCard: 'below',
      cell: (row) => <Person row={row} isDisabled={batch.isRunning} onChoose={(user) => choose(row.id, user)} />,
    },
    { id: 'result', header: say('Result'), onCard: 'flow', cell: (row) => <Result row={row} /> },
  ];
  return (
    <>
      <PagedTable
        caption={say('People of the list')}
        columns={columns}
        rows={rows.slice(0, PREVIEW_ROWS)}
        getRowId={({ _id }) => _id}
        verticalAlign="baseline"
      />
      {hiddenCount > 0 && (
        <Text tone="muted">{say('And {n, plural, one {# more line} other {# more lines}}.', { n: hiddenCount })}</Text>
      )}
    </>
  );
}

interface PersonProps {
  row: PreviewRow;
  isDisabled: boolean;
  onChoose: (user: string) => void;
}

function Person({ row, isDisabled, onChoose }: PersonProps) {
  const { state, people, line, text, result } = row;
  const person = 'person' in state ? state.person : undefined;
  if (people.length === 0 || result) {
    if (person === undefined) return null;
    return (
      <div>
        <bdi>{fullName(person) || '—'}</bdi>
        {person.email && (
          <Text tone="muted" size="small">
            <bdi>{person.email}</bdi>
          </Text>
        )}
      </div>
    );
  }
  const hasMore = state.kind === 'ambiguous' && state.hasMore;
  return (
    <div>
      <InlineSelect
        label={say('Choose')}
        name={say('Choose the person for “{text}” in line {line}', { text, line })}
        isDisabled={isDisabled}
        value={person?._id ?? ''}
        options={[
          { value: '', label: say('Nobody') },
          ...people.map((one) => ({ value: one._id, label: `${fullName(one) || '—'} · ${one.email ?? one._id}` })),
        ]}
        onChange={onChoose}
      />
      {hasMore && (
        <Text tone="muted" size="small">
          {say('More people match. Write more of the name, or the e-mail.')}
        </Text>
      )}
    </div>
  );
}

function Result({ row }: { row: PreviewRow }) {
  const { state, result, isRecipient } = row;
  const text = lineResult(row, isRecipient);
  if (result?.isIssued) return <Badge tone="positive">{text}</Badge>;
  if (result) return <Badge tone="critical">{text}</Badge>;
  if (['unknown', 'ambiguous', 'nameless'].includes(state.kind)) return <Badge tone="caution">{text}</Badge>;
  return (
    <Text as="span" tone={isRecipient ? 'inherit' : 'muted'}>
      {text}
    </Text>
  );
}
