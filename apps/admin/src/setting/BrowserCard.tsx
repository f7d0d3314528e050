import { Button } from '@cpd/ui/Button';
import { Card } from '@cpd/ui/Card';
import { SingleKeysChoice } from '@cpd/ui/KeysDialog';
import { say } from '@cpd/ui/language';
import { RadioGroup } from '@cpd/ui/RadioGroup';
import { hasKeyboard, ShowKeys, useSingleKeys } from '@cpd/ui/Shortcuts';
import { Stack } from '@cpd/ui/Stack';
import { chooseTheme, THEME_CHOICES, themeLabels, useThemeChoice } from '@cpd/ui/storedChoice';
import { Text } from '@cpd/ui/Text';
import { use } from 'react';
import * as styles from './SettingPage.css.ts';

/** The settings of this browser: the theme, and the shortcuts on devices that usually have a keyboard. */
export function BrowserCard() {
  return (
    <Card
      title={hasKeyboard() ? say('Appearance and keyboard') : say('Appearance')}
      description={say('How the back office looks and works in this browser.')}
    >
      <div className={styles.columns}>
        <RadioGroup
          label={say('Theme')}
          orientation="horizontal"
          options={THEME_CHOICES.map((value) => ({ value, label: say(themeLabels[value]) }))}
          value={useThemeChoice()}
          onChange={(value) => chooseTheme(THEME_CHOICES.find((choice) => choice === value) ?? 'system')}
        />
        {hasKeyboard() && <Shortcuts />}
      </div>
    </Card>
  );
}

function Shortcuts() {
  const hasSingleKeys = useSingleKeys();
  return (
    <Stack gap={8}>
      <SingleKeysChoice />
      <Text tone="muted" size="small">
        {hasSingleKeys ? say('Press ? on any screen to see all shortcuts.') : say('Shortcuts for every screen.')}
      </Text>
      <div>
        <Button size="small" onPress={use(ShowKeys)}>
          {say('Show shortcuts')}
        </Button>
      </div>
    </Stack>
  );
}
