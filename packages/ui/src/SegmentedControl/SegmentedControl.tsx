import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { formatNumber } from '../language/index.ts';
import * as styles from './SegmentedControl.css.ts';

export interface Segment<Value extends string> {
  readonly value: Value;
  /** One or two words. */
  readonly label: string;
  /** The number of items; null reserves the space while it loads. */
  readonly count?: number | null | undefined;
}

export interface SegmentedControlProps<Value extends string> {
  /** The accessible name. */
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Selects one of a few views of the same items. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, segments, value, onChange } = props;
  return (
    <ToggleButtonGroup
      className={styles.group}
      aria-label={label}
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const selected = segments.find((one) => keys.has(one.value));
        if (selected && selected.value !== value) onChange(selected.value);
      }}
    >
      {segments.map((one) => (
        <ToggleButton key={one.value} id={one.value} className={styles.segment}>
          {/* A space inside the number would be missing from the accessible name. */}
          <span>{one.label}</span>{' '}
          {one.count !== undefined && (
            <span className={styles.count}>{one.count !== null && formatNumber(one.count)}</span>
          )}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
