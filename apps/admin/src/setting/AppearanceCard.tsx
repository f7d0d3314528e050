import { Card } from '@cpd/ui/Card';
import { RadioGroup } from '@cpd/ui/RadioGroup';
import { chooseTheme, THEME_CHOICES, themeLabels, useThemeChoice } from '../kit/themeChoice.ts';

const options = THEME_CHOICES.map((value) => ({ value, label: themeLabels[value] }));

/** Chooses the theme of this browser. */
export function AppearanceCard() {
  return (
    <Card title="Appearance" description="How the back office looks in this browser." heading="side">
      <RadioGroup
        label="Theme"
        orientation="horizontal"
        options={options}
        value={useThemeChoice()}
        onChange={(value) => chooseTheme(THEME_CHOICES.find((choice) => choice === value) ?? 'system')}
      />
    </Card>
  );
}
