import { Hono } from 'hono';
import type { Metrics } from './Metrics.ts';

/** Builds the application of the metrics' own port, which is not meant for the outside. */
export function metricsApp(metrics: Metrics): Hono {
  return new Hono().get('/metrics', async (c) =>
    c.body(await metrics.text(), 200, { 'Content-Type': metrics.mediaType, 'Cache-Control': 'no-store' }),
  );
}
