import { Button, type ButtonProps } from '../Button/index.ts';
import { LinkButton } from '../Link/index.ts';
import { say } from '../language/index.ts';
import type { Column } from '../PagedTable/index.ts';
import { labelWidth } from './labelWidth.ts';

interface RowButton<Row> {
  /** The width in pixels, unless its label needs more. */
  width: number;
  /** Names the row in the accessible name of its button. */
  nameOf: (row: Row) => string;
}

/** The accessible name of a button in a row: its label, and what it acts on. */
export function actionOn(label: string, name: string): string {
  return say('{label} {name}', { label, name });
}

/** The column of links to the rows' forms. */
export function settingColumn<Row>(options: RowButton<Row> & { hrefOf: (row: Row) => string }): Column<Row> {
  const { width, nameOf, hrefOf } = options;
  return {
    id: 'setting',
    header: say('Setting'),
    width: Math.max(width, labelWidth(say('Setting'), 20)),
    isAction: true,
    isMuted: true,
    cell: (row) => (
      <LinkButton variant="quiet" size="small" href={hrefOf(row)} aria-label={actionOn(say('Setting'), nameOf(row))}>
        {say('Setting')}
      </LinkButton>
    ),
  };
}

/** A column of buttons. Its title is their label. */
export function buttonColumn<Row>(
  title: string,
  options: RowButton<Row> &
    Pick<ButtonProps, 'tone' | 'icon'> &
    Pick<Column<Row>, 'isMuted'> & {
      onPress: (row: Row) => void;
      /** The key that presses the button of the current row. */
      shortcut?: 'Enter';
    },
): Column<Row> {
  const { width, nameOf, onPress, isMuted, shortcut, ...look } = options;
  return {
    id: title,
    header: title,
    width: Math.max(width, labelWidth(title, 32)),
    isAction: true,
    isMuted,
    cell: (row) => (
      <Button
        variant="quiet"
        size="small"
        {...look}
        data-shortcut={shortcut}
        aria-label={actionOn(title, nameOf(row))}
        onPress={() => onPress(row)}
      >
        {title}
      </Button>
    ),
  };
}
