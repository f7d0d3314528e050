import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../packages/ui/src/Badge/index.ts';
import { Card } from '../packages/ui/src/Card/index.ts';
import { EmptyState } from '../packages/ui/src/EmptyState/index.ts';
import type { Column } from '../packages/ui/src/PagedTable/index.ts';
import { PagedTable } from '../packages/ui/src/PagedTable/index.ts';
import { Stack } from '../packages/ui/src/Stack/index.ts';
import type { ComponentStatus, RunStatus } from './status.ts';

const columns: readonly Column<ComponentStatus>[] = [
  { id: 'component', header: 'Component', isRowHeader: true, cell: ({ component }) => component },
  { id: 'stories', header: 'Stories', width: 90, align: 'end', cell: ({ stories }) => stories },
  { id: 'interactions', header: 'Interactions', width: 110, align: 'end', cell: ({ interactions }) => interactions },
  { id: 'behaviour', header: 'Behaviour', width: 130, cell: ({ failed }) => <Result failures={failed} /> },
  {
    id: 'accessibility',
    header: 'Accessibility',
    width: 130,
    cell: ({ violations }) => <Result failures={violations} />,
  },
];

function Result({ failures }: { failures: number }) {
  return failures === 0 ? <Badge tone="positive">Passed</Badge> : <Badge tone="critical">{`${failures} failed`}</Badge>;
}

/** Shows the last run of all stories, or says that there was none. */
function StatusPage({ run }: { run: RunStatus | undefined }) {
  if (run === undefined) {
    return (
      <EmptyState
        title="No run yet"
        description={
          <>
            <code>npm run storybook:test</code> runs all stories and fills this page.
          </>
        }
      />
    );
  }
  return (
    <Stack>
      <p>Last run: {new Date(run.endedAt).toUTCString()}</p>
      <Card padding="none">
        <PagedTable
          caption="Components"
          columns={columns}
          rows={run.components}
          getRowId={({ component }) => component}
        />
      </Card>
    </Stack>
  );
}

/** Reads what the last run left. */
async function lastRun(): Promise<RunStatus | undefined> {
  const answer = await fetch('status.json').catch(() => undefined);
  const isJson = answer?.ok === true && answer.headers.get('content-type')?.includes('json') === true;
  return isJson ? answer.json() : undefined;
}

/** Every component with its stories, interaction tests and accessibility, written by the last test run, never by hand. */
const meta = {
  component: StatusPage,
  title: 'Foundations/Status',
  tags: ['!autodocs'],
  args: { run: undefined },
} satisfies Meta<typeof StatusPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The last run. */
export const LastRun: Story = {
  loaders: [async () => ({ run: await lastRun() })],
  render: (_, { loaded: { run } }) => <StatusPage run={run} />,
};
