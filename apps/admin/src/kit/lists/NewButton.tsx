import { Button } from '@cpd/ui/Button';
import { PlusIcon } from '@cpd/ui/Icon';

/** Says in an empty list what to do next. */
export const NEW_HINT = 'Press New to make the first one; it starts as a draft.';

export function NewButton({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="primary" icon={<PlusIcon />} onPress={onPress}>
      New
    </Button>
  );
}
