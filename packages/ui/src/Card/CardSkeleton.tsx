import { Skeleton } from '../Skeleton/index.ts';
import { Stack } from '../Stack/index.ts';
import { Card } from './Card.tsx';

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
