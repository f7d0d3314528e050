import * as styles from './Marking.css.ts';

interface MarkBoxProps {
  label: string;
  /** The key that presses it. */
  shortcut?: string;
  isMarked: boolean;
  /** Whether some rows of several are marked. */
  isMixed?: boolean;
  /** Receives whether Shift is held. */
  onToggle: (isRange: boolean) => void;
}

/** A check box without a visible label. A native one, because a list has a hundred. */
export function MarkBox({ label, shortcut, isMarked, isMixed = false, onToggle }: MarkBoxProps) {
  return (
    <label className={styles.target}>
      <input
        type="checkbox"
        aria-label={label}
        className={styles.box}
        data-shortcut={shortcut}
        checked={isMarked}
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
        }}
        onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  );
}
