import type { Engine } from '../tools/engines.ts';

/** The engine that this run of the journeys is in. */
export const engine = (process.env.JOURNEYS_ENGINE ?? 'chromium') as Engine;
