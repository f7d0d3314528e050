import { Skeleton } from '@cpd/ui/Skeleton';
import { Stack } from '@cpd/ui/Stack';

/** Holds the place of a field on its way: its label, and its box. */
export function FieldOutline() {
  return (
    <Stack gap={6}>
      <Skeleton width="short" />
      <Skeleton shape="field" />
    </Stack>
  );
}
