import { act } from '@testing-library/react';

/** Lets the next frame begin: SWR revalidates cached data only then. */
export async function nextFrame(): Promise<void> {
  await act(() => new Promise(requestAnimationFrame));
}
