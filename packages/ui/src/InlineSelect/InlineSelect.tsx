import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { Select, SelectValue } from 'react-aria-components/Select';
import { ChevronDownIcon } from '../Icon/index.ts';
import { OptionList, type SelectOption } from '../Select/OptionList.tsx';
import { value as valueStyle } from '../Select/Select.css.ts';
import * as styles from './InlineSelect.css.ts';

export interface InlineSelectProps {
  /** What is chosen; it stands before the box. */
  label: string;
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
}

/** Chooses one of a few settings of a list, in a line of words; for a form, take Select. */
export function InlineSelect({ label, options, value, onChange }: InlineSelectProps) {
  return (
    <Select className={styles.frame} value={value} onChange={(key) => onChange(String(key))}>
      <Label>{label}</Label>
      <Button className={styles.box}>
        <SelectValue className={valueStyle} />
        <ChevronDownIcon />
      </Button>
      <OptionList options={options} />
    </Select>
  );
}
