import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import * as styles from './SegmentedControl.css.ts';

/** One of a few choices that stand side by side. */
export interface Segment<Value extends string> {
  readonly value: Value;
  /** One or two words. */
  readonly label: string;
  /** How many things the choice shows; null holds its place while that is on its way. */
  readonly count?: number | null | undefined;
}

export interface SegmentedControlProps<Value extends string> {
  /** What is chosen, for assistive technology. */
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Chooses one of a few ways to look at the same things; exactly one is on. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, segments, value, onChange } = props;
  return (
    <ToggleButtonGroup
      className={styles.group}
      aria-label={label}
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = segments.find((one) => keys.has(one.value));
        if (chosen && chosen.value !== value) onChange(chosen.value);
      }}
    >
      {segments.map((one) => (
        <ToggleButton key={one.value} id={one.value} className={styles.segment}>
          {/* The space stands outside of the number: names are read without it otherwise. */}
          <span>{one.label}</span> {one.count !== undefined && <span className={styles.count}>{one.count}</span>}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
