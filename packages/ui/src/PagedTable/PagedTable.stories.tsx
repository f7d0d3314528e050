import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { RowTitle, RowTitleSkeleton } from '../RowTitle/index.ts';
import { SearchField } from '../SearchField/index.ts';
import { Toolbar } from '../Toolbar/index.ts';
import type { Column } from './Column.ts';
import type { Course } from './PagedTable.fixture.tsx';
import { columns, courses, manyCourses, pager } from './PagedTable.fixture.tsx';
import { PagedTable } from './PagedTable.tsx';
import { RefreshingContext } from './Table.tsx';

function tenOf<Row>(rows: readonly Row[], page: number): readonly Row[] {
  return rows.slice((page - 1) * 10, page * 10);
}

/**
 * Lists rows page by page, with fixed column widths. Rows become cards if the columns do not fit.
 *
 * **Use it** for every list of the back office, paged by the client or the server. It receives the rows of one page.
 *
 * **Do not use it** for layout, or for a few facts about one item.
 *
 * **Anatomy**: toolbar (search on the left, actions on the right), column titles, rows with quiet actions at the end,
 * pager (visible rows, page size, pages). It consists of the parts of a Table, which can be composed differently. An
 * order that users set needs a ReorderableTable. A card begins with the row's name; a column's `onCard` names the place
 * of a value that needs no label, and every other value follows its column's title.
 *
 * | Key | Effect |
 * |---|---|
 * | Tab | goes through the row actions and the pager |
 * | Enter, Space | press the focused button; a page button keeps the focus |
 *
 * **Accessibility**: a table named by its caption, rows named by their header cell, the shown range announced politely;
 * busy while loading or stale. Names of row buttons begin with the visible label and identify the row.
 */
const meta = {
  component: PagedTable<Course>,
  title: 'Components/Lists/PagedTable',
  args: { caption: 'Courses', columns, rows: courses.slice(0, 10), getRowId: (course) => course.id, pager },
  render: (args) => (
    <Card padding="none">
      <PagedTable {...args} />
    </Card>
  ),
} satisfies Meta<typeof PagedTable<Course>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first page. */
export const FirstPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Courses' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    await expect(canvas.getByRole('status')).toHaveTextContent('1–10 of 34');
  },
};

/** Rows below titles, such as those of one day. */
export const Grouped: Story = {
  args: { groupOf: (course) => (course.isEnabled ? 'Today' : 'Yesterday'), rows: courses.slice(0, 5) },
  tags: ['matrix'],
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('rowheader').filter((title) => title.getAttribute('scope') === 'rowgroup');
    await expect(titles.map(({ textContent }) => textContent)).toEqual(['Today', 'Yesterday', 'Today', 'Yesterday']);
  },
};

/** The titles of cards. */
export const GroupedCards: Story = {
  ...Grouped,
  tags: ['matrix', 'narrow', '!autodocs'],
  globals: { viewport: { value: 'mobile2' } },
};

/** Going to the next page only reports it; the caller loads it. */
export const NextPage: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.pager?.onPageChange).toHaveBeenCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(args.pager?.onPageChange).toHaveBeenCalledTimes(1);
  },
};

/** Paging to the end by keyboard: the button keeps the focus, even on the last page. */
export const FocusKept: Story = {
  parameters: { announces: ['polite: 11–20 of 34', 'polite: 21–30 of 34', 'polite: 31–34 of 34'] },
  render: function ClientPaged(args) {
    const [page, setPage] = useState(1);
    const count = Math.ceil(courses.length / 10);
    return (
      <Card padding="none">
        <PagedTable
          {...args}
          rows={tenOf(courses, page)}
          pager={{ page, pageCount: count, total: courses.length, onPageChange: setPage }}
        />
      </Card>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    next.focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('31–34 of 34');
    await waitFor(() => expect(next).toHaveFocus());
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
  },
};

/** Ten thousand rows in the client: only those of the page are rendered, so the last page is as fast as the first. */
export const TenThousandRows: Story = {
  render: function Many(args) {
    const [page, setPage] = useState(1);
    return (
      <Card padding="none">
        <PagedTable
          {...args}
          rows={tenOf(manyCourses, page)}
          pager={{ page, pageCount: 1000, total: manyCourses.length, onPageChange: setPage }}
        />
      </Card>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Page 1000' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('9991–10000 of 10000');
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
  },
};

/** Counting all rows would be slow, so the total is a minimum. */
export const AtLeast: Story = {
  args: { pager: { ...pager, isAtLeast: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1–10 of at least 34');
  },
};

/** Skeleton rows until the first response. */
export const Loading: Story = {
  tags: ['matrix'],
  args: { rows: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  },
};

/** The next page is loading. */
export const Stale: Story = { tags: ['matrix'], args: { rows: courses.slice(0, 4), isStale: true } };

/** The rows stay while they are reloaded. After 300 ms the table is busy, and a progress bar appears above them. */
export const Refreshing: Story = {
  tags: ['matrix'],
  args: { rows: courses.slice(0, 4) },
  render: function Refreshed(args) {
    const [isRefreshing, setIsRefreshing] = useState(false);
    return (
      <Card padding="none">
        <RefreshingContext value={isRefreshing}>
          <PagedTable
            {...args}
            toolbar={
              <Toolbar>
                <Button onPress={() => setIsRefreshing(!isRefreshing)}>Load again</Button>
              </Toolbar>
            }
          />
        </RefreshingContext>
      </Card>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table');
    const bar = () => canvas.queryByRole('progressbar', { name: 'Loading' });
    await expect(table).not.toHaveAttribute('aria-busy');
    const start = performance.now();
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
    await waitFor(() => expect(bar()).toBeVisible());
    await expect(performance.now() - start).toBeGreaterThanOrEqual(300);
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
    await expect(bar()).toBeNull();
    await expect(table).not.toHaveAttribute('aria-busy');
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
    await waitFor(() => expect(bar()).toBeVisible());
  },
};

/** No rows. */
export const Empty: Story = {
  parameters: {
    says: [
      'table, Courses',
      'caption, Courses',
      'rowgroup',
      'row, ID Title Status Actions',
      'columnheader, ID',
      'columnheader, Title',
      'columnheader, Status',
      'columnheader, Actions',
      'end of row, ID Title Status Actions',
      'end of rowgroup',
      'rowgroup',
      'end of table, Courses',
      'paragraph',
      'No data.',
      'end of paragraph',
      'button, New',
      'status',
      '0 rows',
      'end of status',
    ],
  },
  tags: ['matrix'],
  args: {
    rows: [],
    pager: { ...pager, pageCount: 1, total: 0 },
    empty: { title: 'No data.', action: <Button variant="primary">New</Button> },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data.')).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  },
};

/** The search finds nothing: the pager disappears, and the number of rows is still announced. */
export const NoMatches: Story = {
  parameters: { announces: ['polite: 0 rows'] },
  render: function Searched(args) {
    const [isEmpty, setIsEmpty] = useState(false);
    return (
      <Card padding="none">
        <PagedTable
          {...args}
          toolbar={
            <Toolbar>
              <Button onPress={() => setIsEmpty(true)}>Search</Button>
            </Toolbar>
          }
          rows={isEmpty ? [] : args.rows}
          pager={isEmpty ? { ...pager, pageCount: 1, total: 0 } : pager}
        />
      </Card>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(status).toBeInTheDocument();
    await expect(status).toHaveTextContent('0 rows');
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  },
};

/** The page size can be changed. */
export const PageSizeChoice: Story = {
  tags: ['matrix'],
  args: { rows: courses.slice(0, 4), pager: { ...pager, pageSizes: [10, 20, 50, 100], onPageSizeChange: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows per page' }), '50');
    await expect(args.pager?.onPageSizeChange).toHaveBeenCalledWith(50);
  },
};

/** Many pages. */
export const ManyPages: Story = { args: { pager: { ...pager, page: 50, pageCount: 100, total: 1000 } } };

const linked = columns.map((column) =>
  column.id === 'title'
    ? { ...column, isRowLink: true, cell: ({ title }: Course) => <RowTitle href="#course">{title}</RowTitle> }
    : column,
);

/** The saved row is highlighted, with a bar too, and its link is focused. */
export const Marked: Story = {
  tags: ['matrix'],
  args: { columns: linked, rows: courses.slice(0, 4), highlightedRow: courses[2]?.id },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Infection control 3' })).toHaveFocus());
  },
};

/** The focus stays where the user moved it before the row was loaded. */
export const MarkedAfterLoading: Story = {
  render: function Searched(args) {
    const [isThere, setIsThere] = useState(false);
    return (
      <Card padding="none">
        <PagedTable
          {...args}
          columns={linked}
          rows={isThere ? courses.slice(0, 4) : []}
          highlightedRow={courses[2]?.id}
          toolbar={<Button onPress={() => setIsThere(true)}>Search</Button>}
        />
      </Card>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('button', { name: 'Search' });
    await userEvent.click(search);
    await expect(await canvas.findByRole('link', { name: 'Infection control 3' })).toBeVisible();
    await expect(search).toHaveFocus();
  },
};

/** On a phone the highlighted row is a card. */
export const NarrowMarked: Story = {
  tags: ['matrix', 'narrow'],
  globals: { viewport: { value: 'mobile2' } },
  args: { columns: linked, rows: courses.slice(0, 3), highlightedRow: courses[1]?.id },
};

/** On a phone a row is a small card. */
export const Narrow: Story = {
  tags: ['matrix', 'narrow'],
  globals: { viewport: { value: 'mobile2' } },
  args: { rows: courses.slice(0, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getByText('1 of 4')).toBeVisible();
  },
};

const compact: readonly Column<Course>[] = [
  {
    id: 'sequence',
    header: 'Sequence',
    width: 88,
    align: 'end',
    onCard: 'number',
    cell: ({ id }) => Number(id.slice(-2)),
  },
  { id: 'id', header: 'ID', width: 150, onCard: 'fact', cell: ({ id }) => id },
  {
    id: 'title',
    header: 'Title',
    isRowHeader: true,
    cell: ({ title }) => (
      <RowTitle href="#course" detail="Acute Care · 6 questions">
        {title}
      </RowTitle>
    ),
    skeleton: <RowTitleSkeleton />,
  },
  ...columns.slice(2).map((column) => (column.id === 'status' ? ({ ...column, onCard: 'fact' } as const) : column)),
];

/** Values without a visible label share a line, and keep their columns' titles for assistive technology. */
export const NarrowCompact: Story = {
  tags: ['matrix', 'narrow'],
  globals: { viewport: { value: 'mobile2' } },
  args: { columns: compact, rows: courses.slice(0, 3) },
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('row').slice(1)) {
      await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(136);
    }
    await expect(canvas.getAllByRole('columnheader').map((title) => title.textContent)).toEqual([
      'Sequence',
      'ID',
      'Title',
      'Status',
      'Actions',
    ]);
  },
};

/** Skeleton cards have the height of the loaded cards. */
export const NarrowLoading: Story = {
  tags: ['narrow'],
  globals: { viewport: { value: 'mobile2' } },
  render: function Loaded(args) {
    const [isLoading, setIsLoading] = useState(true);
    return (
      <Card padding="none">
        <PagedTable
          {...args}
          columns={compact}
          isLoading={isLoading}
          toolbar={
            <Toolbar>
              <Button onPress={() => setIsLoading(false)}>Load</Button>
            </Toolbar>
          }
        />
      </Card>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const height = () => canvas.getByRole('table').getBoundingClientRect().height;
    const before = height();
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await expect(canvas.getAllByRole('link')).toHaveLength(10);
    await expect(height()).toBeCloseTo(before, 0);
  },
};

/** The focused row is deleted: the row that takes its position is focused. */
export const FocusAfterDeletion: Story = {
  render: function Deletable(args) {
    const [rows, setRows] = useState(courses.slice(0, 3));
    const remove: Column<Course> = {
      id: 'remove',
      header: 'Delete',
      width: 110,
      cell: (course) => (
        <Button
          variant="quiet"
          tone="critical"
          size="small"
          aria-label={`Delete ${course.title}`}
          onPress={() => setRows(rows.filter((row) => row !== course))}
        >
          Delete
        </Button>
      ),
    };
    return (
      <Card padding="none">
        <PagedTable
          caption={args.caption}
          columns={[...columns.slice(0, 2), remove]}
          rows={rows}
          getRowId={args.getRowId}
        />
      </Card>
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Delete Clinical ethics 2' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete Infection control 3' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete Anatomy basics 1' })).toHaveFocus());
  },
};

/** Its parts by number. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: {
    anatomy: {
      toolbar: 'div:has(> search)',
      'column titles': 'thead',
      row: 'tbody tr',
      'name of a row': 'tbody th',
      'actions of a row': 'tbody td:last-child',
      'rows shown': '[role="status"]',
      'rows a page': 'div:has(> [role="status"]) button',
      pages: 'nav',
    },
  },
  args: {
    rows: courses.slice(0, 3),
    toolbar: <Toolbar search={<SearchField label="Search" value="" onSearch={fn()} />} />,
    pager: { ...pager, pageSizes: [10, 20], onPageSizeChange: fn() },
  },
};

/** A column of buttons that are grey until their row has the pointer or the focus. They are visible at rest, too. */
export const Muted: Story = {
  args: {
    rows: courses.slice(0, 3),
    columns: columns.map((column) => (column.id === 'actions' ? { ...column, isMuted: true } : column)),
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Setting Anatomy basics 1' });
    await expect(button).toBeVisible();
    const grey = getComputedStyle(button).color;
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(getComputedStyle(button).color).not.toBe(grey));
  },
};

/** The rows stay until those of the next page are loaded. */
export const RowsStay: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'What was read stays where it was, and the next rows take its place.',
        example: (
          <PagedTable
            caption="Rows that stay"
            columns={columns.slice(1, 3)}
            rows={courses.slice(0, 3)}
            getRowId={({ id }) => id}
            isStale
          />
        ),
      },
      wrong: {
        reason: 'The page jumps twice, and for a moment it looks as if there were nothing.',
        example: (
          <PagedTable
            caption="Rows that go"
            columns={columns.slice(1, 3)}
            rows={[]}
            getRowId={({ id }) => id}
            empty={{ title: 'Loading…' }}
          />
        ),
      },
    },
  },
};
