import { say } from '@cpd/ui/language';
import { RadioGroup } from '@cpd/ui/RadioGroup';
import { switchSingleKeys, useSingleKeys } from './singleKeys.ts';

const options = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
];

/** Switches shortcuts of a single key on or off. */
export function SingleKeysChoice() {
  return (
    <RadioGroup
      label={say('Shortcuts with one letter (J, E, N)')}
      orientation="horizontal"
      options={options}
      value={useSingleKeys() ? 'on' : 'off'}
      onChange={(value) => switchSingleKeys(value === 'on')}
    />
  );
}
