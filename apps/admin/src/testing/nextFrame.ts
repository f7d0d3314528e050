import { act } from '@testing-library/react';

/** Waits for the next frame: SWR revalidates cached data only then. */
export async function nextFrame(): Promise<void> {
  await act(() => new Promise(requestAnimationFrame));
}
