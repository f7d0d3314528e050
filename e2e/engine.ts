import type { Engine } from '../tools/engines.ts';

/** The engine that this run of the journeys is in. */
export const engine = (process.env.JOURNEYS_ENGINE ?? 'chromium') as Engine;

/** Those of some widths that a window of this engine can have: WebKit's MiniBrowser stays wider than some 500 pixels. */
export function possible(widths: readonly number[]): readonly number[] {
  return widths.filter((width) => engine !== 'webkit' || width >= 600);
}
