import { Button } from '@cpd/ui/Button';
import { Card } from '@cpd/ui/Card';
import { Stack } from '@cpd/ui/Stack';
import { use } from 'react';
import { ShowKeys } from '../kit/keyboard/ShowKeys.ts';
import { SingleKeysChoice } from '../kit/keyboard/SingleKeysChoice.tsx';
import { useSingleKeys } from '../kit/keyboard/singleKeys.ts';

/** Switches single-key shortcuts, and shows all shortcuts. */
export function KeyboardCard() {
  const hasSingleKeys = useSingleKeys();
  return (
    <Card
      title="Keyboard"
      description={hasSingleKeys ? 'Press ? on any screen to see all shortcuts.' : 'Shortcuts for every screen.'}
      heading="side"
    >
      <Stack>
        <SingleKeysChoice />
        <div>
          <Button onPress={use(ShowKeys)}>Show shortcuts</Button>
        </div>
      </Stack>
    </Card>
  );
}
