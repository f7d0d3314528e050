import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { say } from '../language/index.ts';
import type { Column } from '../PagedTable/index.ts';
import type { ReadinessItem } from '../ReadinessList/index.ts';
import { ReadinessPopover } from '../ReadinessPopover/index.ts';
import { Inline } from '../Stack/index.ts';
import { actionOn } from './actionsColumn.tsx';
import { labelWidth } from './labelWidth.ts';

export interface EnableColumnOptions<Row> {
  /** Names the row in the labels of its buttons. */
  nameOf: (row: Row) => string;
  /** The state of enabled rows, such as 'Enabled'. */
  enabledLabel: string;
  isEnabled: (row: Row) => boolean;
  /** What the row needs before it can be enabled. */
  missingOf: (row: Row) => readonly ReadinessItem[];
  /** What is missing, as far as a line has space for it, such as '3 missing'. */
  summaryOf: (row: Row) => string;
  onEnable: (row: Row, missing: readonly ReadinessItem[]) => void;
}

/** The column of the Enable buttons, with the state of each row: enabled, ready, or what is missing. */
export function enableColumn<Row extends { readonly _id: string }>(options: EnableColumnOptions<Row>): Column<Row> {
  return {
    id: 'enable',
    header: say('Enable'),
    width: Math.max(192, labelWidth(say('Enable'), 24) + labelWidth(options.enabledLabel, 8)),
    onCard: 'state',
    isStateless: true,
    cell: (row) => <EnableCell row={row} {...options} />,
  };
}

function EnableCell<Row extends { readonly _id: string }>({
  row,
  ...options
}: EnableColumnOptions<Row> & { row: Row }) {
  const { nameOf, enabledLabel, isEnabled, missingOf, summaryOf, onEnable } = options;
  const isOn = isEnabled(row);
  const missing = missingOf(row);
  const isReady = !isOn && missing.length === 0;
  return (
    <Inline>
      <Button
        size="small"
        variant={isOn ? 'text' : 'secondary'}
        tone={isReady ? 'accent' : 'neutral'}
        aria-label={actionOn(say('Enable'), nameOf(row))}
        data-shortcut="e"
        isDisabled={isOn}
        onPress={() => onEnable(row, missing)}
      >
        {say('Enable')}
      </Button>
      {isOn || isReady ? (
        <Badge tone={isOn ? 'positive' : 'accent'} look="dot">
          {isOn ? enabledLabel : say('Ready')}
        </Badge>
      ) : (
        <ReadinessPopover key={row._id} name={nameOf(row)} items={missing}>
          {summaryOf(row)}
        </ReadinessPopover>
      )}
    </Inline>
  );
}
