import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { Toolbar } from '../Toolbar/index.ts';
import { Pagination } from './Pagination.tsx';
import { ColumnTitle, Table, TableBody, TableCell, TableHead, TableRow } from './Table.tsx';

const onPageChange = fn();

/**
 * A read-only table, composed of its parts. Rows become cards if the columns do not fit.
 *
 * **Use it** where a PagedTable does not fit: a table without pages, or with custom controls below it.
 *
 * **Do not use it** for a list of the back office (PagedTable, which consists of it), or for an order that users set
 * (ReorderableTable).
 *
 * **Anatomy**: `Table` with a `TableHead` of `ColumnTitle`s and a `TableBody` of `TableRow`s, whose `TableCell`s may be
 * a row's name (`isRowHeader`) or a button (`isAction`); a `Toolbar` and a `Pagination` above or below.
 *
 * **Keyboard**: its controls, row by row, then the pages.
 *
 * **Accessibility**: a native table, named by its caption; rows are named by their header cell, the visible range is
 * announced politely.
 */
const meta = {
  component: Table,
  title: 'Components/Lists/Table',
  args: {
    caption: 'Question types',
    children: (
      <>
        <TableHead>
          <ColumnTitle width={200}>Type</ColumnTitle>
          <ColumnTitle align="end">Choices</ColumnTitle>
        </TableHead>
        <TableBody>
          <TableRow>
            <TableCell isRowHeader>Single answer</TableCell>
            <TableCell label="Choices" align="end">
              4
            </TableCell>
          </TableRow>
          <TableRow>
            <TableCell isRowHeader>True or false</TableCell>
            <TableCell label="Choices" align="end">
              2
            </TableCell>
          </TableRow>
        </TableBody>
      </>
    ),
  },
  beforeEach: () => void onPageChange.mockClear(),
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A table alone. */
export const Plain: Story = {
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Question types' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Single answer' })).toBeVisible();
  },
};

/** With a toolbar and pagination, as in a PagedTable. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: {
    anatomy: {
      Toolbar: 'div:has(> [role="toolbar"])',
      TableHead: 'thead',
      ColumnTitle: 'th[scope="col"]:nth-child(2)',
      TableRow: 'tbody tr',
      TableCell: 'tbody tr:last-child td',
      Pagination: 'div:has(> [role="status"])',
    },
  },
  render: (args) => (
    <Card padding="none">
      <Toolbar aria-label="Question types">
        <Button>Add</Button>
      </Toolbar>
      <Table {...args} />
      <Pagination page={1} pageCount={2} total={12} onPageChange={onPageChange} />
    </Card>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('toolbar', { name: 'Question types' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await expect(onPageChange).toHaveBeenCalledWith(2);
  },
};
