import type { CDPSession } from 'playwright';

/** How many times slower the processor is made: a mid-range phone or an old office machine. */
const PROCESSOR_SLOWDOWN = 4;

/** A slow line: 1.6 Mbit/s down and 750 kbit/s up as bytes a second, and milliseconds there and back. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** What a page is slowed down by. */
export interface Slowness {
  /** Whether the processor is four times slower. */
  readonly isProcessorSlow: boolean;
  /** Whether the line is slow. */
  readonly isLineSlow: boolean;
}

/** Slows a page down before it loads anything. */
export async function slowDown(devtools: CDPSession, { isProcessorSlow, isLineSlow }: Slowness): Promise<void> {
  if (isProcessorSlow) await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
  if (!isLineSlow) return;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slowLine);
}
