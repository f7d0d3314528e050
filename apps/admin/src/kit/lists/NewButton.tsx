import { Button } from '@cpd/ui/Button';
import { PlusIcon } from '@cpd/ui/Icon';

export function NewButton({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="primary" icon={<PlusIcon />} onPress={onPress}>
      New
    </Button>
  );
}
