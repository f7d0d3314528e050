import { Hono, type MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { ApiEnv } from '../http/ApiEnv.ts';

/**
 * Counts what the process does, under the names of OpenTelemetry's conventions and in the text format that its collector
 * and Prometheus read.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #calls = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Duration of HTTP server requests.',
    labelNames: ['http_request_method', 'http_route', 'http_response_status_code'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10],
    registers: [this.#registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  readonly measureCalls: MiddlewareHandler<ApiEnv> = async (c, next) => {
    const end = this.#calls.startTimer();
    await next();
    // The route with its parameters' names, as ids would make each call a series of its own. Without an index it is the
    // route that answered last, not this middleware's own.
    const route = routePath(c);
    end({ http_request_method: c.req.method, http_route: route, http_response_status_code: c.res.status });
  };

  /** The application of the metrics' own port, which is not meant for the outside. */
  app(): Hono {
    const headers = { 'Content-Type': this.#registry.contentType, 'Cache-Control': 'no-store' };
    return new Hono().get('/metrics', async (c) => c.body(await this.#registry.metrics(), 200, headers));
  }
}
