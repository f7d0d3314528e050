import { BaseButton } from '../Button/BaseButton.tsx';
import { formatNumber } from '../language/index.ts';
import { useArrowKeys } from '../Toolbar/useArrowKeys.ts';
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
  const arrowKeys = useArrowKeys();
  return (
    <div {...arrowKeys} className={styles.group} role="radiogroup" aria-label={label} aria-orientation="horizontal">
      {segments.map((one) => (
        <BaseButton
          key={one.value}
          className={styles.segment}
          role="radio"
          aria-checked={one.value === value}
          onPress={() => one.value !== value && onChange(one.value)}
        >
          {/* A space inside the number would be missing from the accessible name. */}
          <span>{one.label}</span>{' '}
          {one.count !== undefined && (
            <span className={styles.count}>{one.count !== null && formatNumber(one.count)}</span>
          )}
        </BaseButton>
      ))}
    </div>
  );
}
