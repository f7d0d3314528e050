import { say } from '../language/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { switchSingleKeys, useSingleKeys } from '../Shortcuts/index.ts';

/** Switches shortcuts of a single key on or off. */
export function SingleKeysChoice() {
  return (
    <RadioGroup
      label={say('Shortcuts with one letter (J, E, N)')}
      orientation="horizontal"
      options={[
        { value: 'on', label: say('On') },
        { value: 'off', label: say('Off') },
      ]}
      value={useSingleKeys() ? 'on' : 'off'}
      onChange={(value) => switchSingleKeys(value === 'on')}
    />
  );
}
