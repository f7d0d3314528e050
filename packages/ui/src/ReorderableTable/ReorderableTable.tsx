import { type KeyboardEvent, memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { GripIcon } from '../Icon/index.ts';
import { formatNumber, say } from '../language/index.ts';
import { PagedTable, type PagedTableProps } from '../PagedTable/PagedTable.tsx';
import { ReorderButtons } from '../ReorderButtons/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { acceptDrops, makeDraggable, rowIndexOf } from './dragging.ts';
import * as styles from './ReorderableTable.css.ts';

export interface RowMove {
  readonly id: string;
  /** The new position, from 0. */
  readonly to: number;
}

export interface ReorderableTableProps<Row>
  extends Pick<PagedTableProps<Row>, 'caption' | 'columns' | 'rows' | 'getRowId' | 'empty'> {
  /**
   * Names a row in the labels of its buttons and in announcements. The name may depend on the row's position, from 0.
   */
  getRowName: (row: Row, index: number) => string;
  /** Runs when a row is moved. It must be a stable function, so that a move renders only the rows that it changes. */
  onMove: (move: RowMove) => void;
  /** @default false */
  isDisabled?: boolean;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** A table whose rows can be reordered by buttons, by dragging, or by Alt with an arrow key. Moves are announced. */
export function ReorderableTable<Row>(props: ReorderableTableProps<Row>) {
  const { columns, rows, getRowId, getRowName, onMove: _, isDisabled = false, ...table } = props;
  const { ref, announcement, handleMove, handleKeyDown } = useRowMoves(props);
  const indexes = new Map(rows.map((row, index) => [getRowId(row), index]));
  const indexOf = (row: Row) => indexes.get(getRowId(row)) ?? 0;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the keys of the controls inside.
    <div ref={ref} onKeyDown={handleKeyDown}>
      <PagedTable
        {...table}
        columns={[
          {
            id: 'sequence',
            header: say('Sequence'),
            width: 104,
            onCard: 'number',
            cell: (row) => <Sequence position={indexOf(row) + 1} isDisabled={isDisabled} />,
          },
          {
            id: 'adjust',
            header: say('Adjust Sequence'),
            width: 88,
            align: 'center',
            onCard: 'inline',
            cell: (row) => (
              <Adjust
                label={getRowName(row, indexOf(row))}
                index={indexOf(row)}
                count={rows.length}
                isDisabled={isDisabled}
                onMove={handleMove}
              />
            ),
          },
          ...columns,
        ]}
        rows={rows}
        getRowId={getRowId}
      />
      <VisuallyHidden>
        <span role="status">
          {/* A new element for each move, because an unchanged text would not be announced again. */}
          <span key={announcement.count}>{announcement.text}</span>
        </span>
      </VisuallyHidden>
    </div>
  );
}

/** Moves rows by dragging, by keys and by a function, and says what was moved. */
function useRowMoves<Row>({ rows, getRowId, getRowName, onMove, isDisabled = false }: ReorderableTableProps<Row>) {
  const ref = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState({ text: '', count: 0 });

  function move(from: number, to: number) {
    const row = rows[from];
    if (isDisabled || row === undefined || from === to || to < 0 || to >= rows.length) return;
    const text = say('Moved {row} to position {position} of {total}', {
      row: getRowName(row, from),
      position: to + 1,
      total: rows.length,
    });
    setAnnouncement(({ count }) => ({ text, count: count + 1 }));
    onMove({ id: getRowId(row), to });
  }
  const latestMove = useRef(move);
  useLayoutEffect(() => {
    latestMove.current = move;
  });
  const handleMove = useCallback((from: number, to: number) => latestMove.current(from, to), []);

  useEffect(() => {
    const body = ref.current?.querySelector('tbody');
    return body ? acceptDrops(body, handleMove) : undefined;
  }, [handleMove]);

  // A row that was moved by keys may have left the viewport with the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the rows.
  useEffect(() => {
    const { activeElement } = document;
    if (ref.current?.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' });
  }, [rows]);

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const isAltAlone = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const step = isAltAlone ? steps[event.key] : undefined;
    const from = event.target instanceof Element ? rowIndexOf(event.target) : undefined;
    if (step === undefined || from === undefined) return;
    event.preventDefault();
    move(from, from + step);
  }

  return { ref, announcement, handleMove, handleKeyDown };
}

interface SequenceProps {
  /** From 1. */
  position: number;
  isDisabled: boolean;
}

const Sequence = memo(function Sequence({ position, isDisabled }: SequenceProps) {
  return (
    <span className={styles.sequence}>
      <span ref={isDisabled ? undefined : makeDraggable} className={styles.grip} aria-hidden="true">
        <GripIcon />
      </span>
      {/* A separate element, because page translation replaces text nodes. */}
      <span>{formatNumber(position)}</span>
    </span>
  );
});

interface AdjustProps {
  label: string;
  index: number;
  count: number;
  isDisabled: boolean;
  onMove: (from: number, to: number) => void;
}

const Adjust = memo(function Adjust({ index, onMove, ...buttons }: AdjustProps) {
  return <ReorderButtons {...buttons} index={index} onMove={(to) => onMove(index, to)} />;
});
