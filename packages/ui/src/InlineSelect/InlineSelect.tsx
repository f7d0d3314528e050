import { ChevronDownIcon } from '../Icon/index.ts';
import { box, boxFrame, frame } from './InlineSelect.css.ts';

export interface InlineSelectProps {
  /** What is chosen; it stands before the box. */
  label: string;
  /** The choices; a text is its own label. */
  options: readonly { readonly value: string; readonly label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** Chooses one of a few settings of a list, in a line of words; for a form, take Select. */
export function InlineSelect({ label, options, value, onChange }: InlineSelectProps) {
  return (
    <label className={frame}>
      {label}
      <span className={boxFrame}>
        <select className={box} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon />
      </span>
    </label>
  );
}
