import { CopyText } from '../CopyText/index.ts';
import { ExpandableText } from '../ExpandableText/index.ts';
import { say } from '../language/index.ts';
import type { Column } from '../PagedTable/index.ts';
import { RowTitle, type RowTitleProps, RowTitleSkeleton } from '../RowTitle/index.ts';

type ColumnOverrides = Pick<Column<unknown>, 'width' | 'isRowHeader' | 'isRowLink' | 'onCard' | 'skeleton'>;

/** The height in pixels of a row with two lines of text, or with a title and a small image. */
export const TWO_LINE_ROW_HEIGHT = 52;

/** The height in pixels of a row with a large cover. */
export const COVER_ROW_HEIGHT = 60;

/** The column of ids. It shows their beginnings, and a press copies the full id. */
export function idColumn<Row extends { readonly _id: string }>(parts: ColumnOverrides = {}): Column<Row> {
  return {
    id: 'id',
    header: say('ID'),
    width: 96,
    onCard: 'fact',
    isStateless: true,
    cell: ({ _id }) => <CopyableId id={_id} isShort />,
    ...parts,
  };
}

/** The column that names the rows and links to their pages. */
export function titleColumn<Row>(
  header: string,
  titleOf: (row: Row) => RowTitleProps,
  parts: ColumnOverrides = {},
): Column<Row> {
  return {
    id: header,
    header,
    minWidth: 240,
    isRowHeader: true,
    isRowLink: true,
    isStateless: true,
    cell: (row) => <RowTitle {...titleOf(row)} />,
    skeleton: <RowTitleSkeleton picture="thumbnail" />,
    ...parts,
  };
}

/** The column of descriptions, which expand on press. */
export function descriptionColumn<Row extends { readonly description: string | null }>(
  nameOf: (row: Row) => string,
): Column<Row> {
  return {
    id: 'description',
    header: say('Description'),
    minWidth: 200,
    onCard: 'below',
    cell: (row) => (
      <div>
        <ExpandableText label={nameOf(row)}>{row.description ?? ''}</ExpandableText>
      </div>
    ),
  };
}

interface CopyableIdProps {
  id: string;
  /** Shows the first eight letters, for places without a column that limits the width. */
  isShort?: boolean;
}

/** An id that a press copies. */
export function CopyableId({ id, isShort = false }: CopyableIdProps) {
  return (
    <CopyText label={say('Copy ID')} copiedText={say('ID copied')} isShort={isShort} data-shortcut="c">
      {id}
    </CopyText>
  );
}
