import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface MeasuredCall {
  readonly method: string;
  /** The route with its parameters' names, never an address: ids would make each call a series of its own. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

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

  observe({ method, route, status, seconds }: MeasuredCall): void {
    this.#calls.observe({ http_request_method: method, http_route: route, http_response_status_code: status }, seconds);
  }

  async text(): Promise<string> {
    return this.#registry.metrics();
  }

  get mediaType(): string {
    return this.#registry.contentType;
  }
}
