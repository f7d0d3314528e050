import { Card } from '@cpd/ui/Card';
import { Skeleton } from '@cpd/ui/Skeleton';
import { Stack } from '@cpd/ui/Stack';

/** A card whose text is not loaded. */
export function CardSkeleton() {
  return (
    <Card>
      <Stack>
        <Skeleton width="medium" />
        <Skeleton width="short" />
        <Skeleton width="short" />
      </Stack>
    </Card>
  );
}
