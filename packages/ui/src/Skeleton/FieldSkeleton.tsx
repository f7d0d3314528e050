import { Stack } from '../Stack/index.ts';
import { Skeleton } from './Skeleton.tsx';

/** The space of a field with its label. */
export function FieldSkeleton() {
  return (
    <Stack gap={6}>
      <Skeleton width="short" />
      <Skeleton shape="field" />
    </Stack>
  );
}
