import { Button, type ButtonProps } from '../Button/index.ts';
import { LinkButton, type LinkButtonProps } from '../Link/index.ts';
import { say } from '../language/index.ts';
import type { Column } from '../PagedTable/index.ts';
import { Inline } from '../Stack/index.ts';
import { labelWidth } from './labelWidth.ts';

interface RowActionBase<Row> extends Pick<ButtonProps, 'tone' | 'isDisabled'> {
  label: string;
  /** The accessible name: the label, and what it acts on. `actionOn` makes one. */
  nameOf: (row: Row) => string;
  /** @default for every row */
  isOffered?: ((row: Row) => boolean) | undefined;
  /** The key that presses it in the current row. */
  shortcut?: 'Enter' | 'c';
}

interface RowPress<Row> extends RowActionBase<Row>, Pick<ButtonProps, 'icon'> {
  /** Emphasises what is due. @default 'quiet' */
  variant?: 'quiet' | 'secondary';
  onPress: (row: Row) => void;
}

interface RowLink<Row> extends RowActionBase<Row>, Pick<LinkButtonProps, 'isExternal'> {
  hrefOf: (row: Row) => string;
}

/** What can be done with a row: a button or a link. */
export type RowAction<Row> = RowPress<Row> | RowLink<Row>;

/** An action, or actions of which a row offers at most one, such as 'Enable' and 'Disable'. */
export type RowActions<Row> = readonly (RowAction<Row> | readonly RowAction<Row>[])[];

export interface ActionsColumnOptions<Row> extends Pick<Column<Row>, 'isMuted'> {
  /** @default 'actions' */
  id?: string;
  /** @default 'Actions' */
  header?: string;
}

/** The space around the label of a button, and around the buttons of a cell, in pixels. */
const BUTTON_SPACE = 16;
const CELL_SPACE = 16;
/** The space for a button with a word of two or three letters, as in Thai and Arabic, at the end of a row. */
const MIN_WIDTH = 68;
const GAP = 4;
/** An icon, and the gap to its label. */
const ICON_WIDTH = 24;

/** The accessible name of a button in a row: its label, and what it acts on. */
export function actionOn(label: string, name: string): string {
  return say('{label} {name}', { label, name });
}

/** The column of what can be done with a row. It is as wide as its labels in the language of the page. */
export function actionsColumn<Row>(
  actions: RowActions<Row>,
  { id = 'actions', header = say('Actions'), isMuted }: ActionsColumnOptions<Row> = {},
): Column<Row> {
  const widths = actions.map((action) => Math.max(...[action].flat().map(widthOf)));
  const buttons = widths.reduce((sum, width) => sum + width + GAP, CELL_SPACE - GAP);
  return {
    id,
    header,
    width: Math.max(buttons, labelWidth(header, BUTTON_SPACE + CELL_SPACE), MIN_WIDTH),
    isAction: true,
    isMuted,
    isStateless: true,
    cell(row) {
      const offered = actions.flat().filter(({ isOffered }) => isOffered?.(row) ?? true);
      const buttons = offered.map((action) => <ActionButton key={action.label} action={action} row={row} />);
      return buttons.length > 1 ? <Inline gap={GAP}>{buttons}</Inline> : buttons;
    },
  };
}

function widthOf<Row>(action: RowAction<Row>): number {
  const hasIcon = 'icon' in action ? action.icon !== undefined : 'isExternal' in action && action.isExternal === true;
  return labelWidth(action.label, BUTTON_SPACE) + (hasIcon ? ICON_WIDTH : 0);
}

function ActionButton<Row>({ action, row }: { action: RowAction<Row>; row: Row }) {
  const { label, nameOf, isOffered: _, shortcut, ...look } = action;
  const name = { size: 'small', 'data-shortcut': shortcut, 'aria-label': nameOf(row) } as const;
  if ('hrefOf' in look) {
    const { hrefOf, tone: __, isDisabled: ___, ...link } = look;
    return (
      <LinkButton variant="quiet" {...name} {...link} href={hrefOf(row)}>
        {label}
      </LinkButton>
    );
  }
  const { onPress, ...button } = look;
  return (
    <Button variant="quiet" {...name} {...button} onPress={() => onPress(row)}>
      {label}
    </Button>
  );
}

/** The column of links to the rows' forms. */
export function settingColumn<Row>({ nameOf, hrefOf }: Pick<RowLink<Row>, 'nameOf' | 'hrefOf'>): Column<Row> {
  const label = say('Setting');
  const name = (row: Row) => actionOn(label, nameOf(row));
  return actionsColumn([{ label, nameOf: name, hrefOf }], { id: 'setting', header: label, isMuted: true });
}

/** A column of one button. Its title is the button's label. */
export function buttonColumn<Row>(
  label: string,
  { nameOf, isMuted, ...action }: Omit<RowPress<Row>, 'label'> & Pick<Column<Row>, 'isMuted'>,
): Column<Row> {
  const name = (row: Row) => actionOn(label, nameOf(row));
  return actionsColumn([{ ...action, label, nameOf: name }], { id: label, header: label, isMuted });
}
