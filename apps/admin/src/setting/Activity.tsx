import { lazyPart } from '@cpd/app/lazyPart';
import { Suspense } from 'react';

const ActivityCard = lazyPart(
  async () => (await import('./ActivityCard.tsx')).ActivityCard,
  // The rest of the page goes on without it.
  () => null,
);

/** Everything that was done, at the end of the page, whose code comes after the rest. */
export function Activity() {
  return (
    <Suspense>
      <ActivityCard />
    </Suspense>
  );
}
