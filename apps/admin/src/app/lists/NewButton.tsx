import { Button } from '@cpd/ui/Button';
import { PlusIcon } from '@cpd/ui/Icon';

/** Begins a new item of a list. */
export function NewButton({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="primary" icon={<PlusIcon />} onPress={onPress}>
      New
    </Button>
  );
}
