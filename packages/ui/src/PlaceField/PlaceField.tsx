import { leadingNumber } from '@cpd/domain/wholeNumber';
import { useState } from 'react';
import { formatNumber, say } from '../language/index.ts';
import * as styles from './PlaceField.css.ts';

export interface PlaceFieldProps {
  /** The row's name; the field is called 'Move … to place'. */
  label: string;
  /** The row's place in the full list, from 1. */
  place: number;
  /** The length of the full list. A larger number is the last place. */
  count: number;
  /** Runs with another place that was typed, when Enter is pressed. */
  onMove: (place: number) => void;
}

/** The number of a row in a stored order, which can be typed over to move the row. Enter moves it, Escape and leaving do not. */
export function PlaceField({ label, place, count, onMove }: PlaceFieldProps) {
  const [typed, setTyped] = useState<string>();
  const shown = formatNumber(place);

  function commit(field: HTMLInputElement) {
    const number = leadingNumber(field.value);
    setTyped(undefined);
    const target = number === null ? place : Math.min(Math.max(number, 1), count);
    if (target !== place) onMove(target);
  }

  return (
    <input
      className={styles.place}
      style={{ width: `calc(${formatNumber(count).length}ch + 18px)` }}
      type="text"
      inputMode="numeric"
      enterKeyHint="go"
      autoComplete="off"
      aria-label={say('Move {label} to place', { label })}
      data-place={shown}
      value={typed ?? shown}
      onChange={({ target }) => setTyped(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={() => setTyped(undefined)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Escape') setTyped(undefined);
        if (event.key === 'Enter') commit(event.currentTarget);
      }}
    />
  );
}

/** Whether a control is a PlaceField in which nothing is typed, so that Ctrl+Z may take back a move. */
export function isAtRest(control: HTMLInputElement | HTMLTextAreaElement): boolean {
  return control.dataset.place === control.value;
}
