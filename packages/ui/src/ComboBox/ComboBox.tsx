import { searchFold } from '@cpd/domain/text';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import * as fieldStyles from '../Field/Field.css.ts';
import { FieldHelp, FieldLabel, useField } from '../Field/index.ts';
import { ChevronDownIcon } from '../Icon/index.ts';
import type { SelectProps } from '../Select/index.ts';
import { OptionList } from '../Select/OptionList.tsx';
import { Spinner } from '../Spinner/index.ts';
import * as styles from './ComboBox.css.ts';

/** What a combo box offers and holds; as a Select does, and '' is reported when the text was cleared. */
export type ComboBoxProps = SelectProps;

/** Chooses one of many things by typing a part of its name. */
export function ComboBox(props: ComboBoxProps) {
  const { options, value, onChange, isLoading = false, emptyText = 'No options', ...rest } = props;
  const { field, control, words } = useField<typeof rest, HTMLInputElement>(rest);
  const nothing = isLoading ? 'Loading…' : emptyText;
  // While the options are on their way, nothing is said against what was chosen earlier.
  const isRequired = control.required && !(isLoading && value !== '');
  return (
    <AriaComboBox
      {...field}
      defaultFilter={(label, typed) => searchFold(label).includes(searchFold(typed))}
      defaultItems={isLoading ? [] : options}
      value={isLoading || value === '' ? null : value}
      onChange={(key) => onChange(key === null ? '' : String(key))}
      menuTrigger="focus"
      allowsEmptyCollection
    >
      <FieldLabel {...words} />
      <div className={fieldStyles.frame}>
        <Input {...control} required={isRequired} className={styles.box} placeholder={isLoading ? nothing : ''} />
        <Button className={fieldStyles.buttonAtEnd}>
          {isLoading ? <Spinner size="small" /> : <ChevronDownIcon />}
        </Button>
      </div>
      <FieldHelp {...words} />
      <OptionList emptyText={nothing} />
    </AriaComboBox>
  );
}
