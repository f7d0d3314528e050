import { onTestFinished, vi } from 'vitest';

/** Lets a minute pass: a page that opens now shares no response with the one before. */
export function letMinutePass(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  onTestFinished(() => void vi.useRealTimers());
}
