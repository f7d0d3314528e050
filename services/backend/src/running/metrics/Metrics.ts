import { Hono, type MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Readiness } from '../health/Readiness.ts';
import type { Release } from '../health/Release.ts';
import { queues } from '../limits/queues.ts';

export interface ConnectionStats {
  readonly max: number;
  readonly used: number;
}

/** A database whose connections are measured. */
interface MeasuredDatabase {
  readonly connections: ConnectionStats;
}

export type SignInOutcome = 'ok' | 'refused' | 'throttled' | 'failed';

/** The source of a certificate's image or PDF: stored, drawn, or shared with a concurrent request that draws it. */
export type DrawingOrigin = 'kept' | 'drawn' | 'shared';

/**
 * The metrics of the process, named by OpenTelemetry's conventions if there are any, in the text format of its
 * collector and Prometheus.
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
  readonly #storageCalls = new Histogram({
    name: 'cpd_storage_call_duration_seconds',
    help: 'Duration of storage operations; for reads, until the first byte.',
    labelNames: ['call', 'outcome'],
    buckets: [0.005, 0.025, 0.1, 0.5, 1, 5, 30],
    registers: [this.#registry],
  });
  readonly #signIns = new Counter({
    name: 'cpd_sign_ins_total',
    help: 'Sign-ins by outcome.',
    labelNames: ['outcome'],
    registers: [this.#registry],
  });
  readonly #drawings = new Counter({
    name: 'cpd_certificate_drawings_total',
    help: 'Certificate images and PDFs by origin.',
    labelNames: ['origin'],
    registers: [this.#registry],
  });

  constructor(database: MeasuredDatabase, { version, schema }: Release, readiness: Pick<Readiness, 'problem'>) {
    collectDefaultMetrics({ register: this.#registry });
    this.#observeConnections(database);
    new Gauge({
      name: 'cpd_build_info',
      help: 'Always 1; the labels name the version of the program and the schema of its database at the start.',
      labelNames: ['version', 'schema'],
      registers: [this.#registry],
    }).set({ version, schema }, 1);
    this.#observeQueues();
    this.#observeReadiness(readiness);
  }

  readonly measureCalls: MiddlewareHandler = async (c, next) => {
    const end = this.#calls.startTimer();
    await next();
    // The route with the names of its parameters, because ids would create a series for each request. Without an index
    // this is the route that responded last, not this middleware's own.
    const route = routePath(c);
    end({ http_request_method: c.req.method, http_route: route, http_response_status_code: c.res.status });
  };

  readonly measureStorage = async <T>(call: string, work: () => Promise<T>): Promise<T> => {
    const end = this.#storageCalls.startTimer({ call });
    try {
      const result = await work();
      end({ outcome: 'ok' });
      return result;
    } catch (error) {
      end({ outcome: 'failed' });
      throw error;
    }
  };

  countSignIn(outcome: SignInOutcome): void {
    this.#signIns.inc({ outcome });
  }

  countDrawing(origin: DrawingOrigin): void {
    this.#drawings.inc({ origin });
  }

  /** The application on the metrics' port, which must not be public. */
  app(): Hono {
    const headers = { 'Content-Type': this.#registry.contentType, 'Cache-Control': 'no-store' };
    return new Hono().get('/metrics', async (c) => c.body(await this.#registry.metrics(), 200, headers));
  }

  #observeConnections(database: MeasuredDatabase): void {
    const observe = (name: string, help: string, figure: keyof ConnectionStats) => {
      new Gauge({
        name,
        help,
        registers: [this.#registry],
        collect() {
          this.set(database.connections[figure]);
        },
      });
    };
    observe('db_client_connection_max', 'Maximum number of database connections.', 'max');
    observe('db_client_connection_used', 'Database connections in use.', 'used');
  }

  #observeQueues(): void {
    new Gauge({
      name: 'cpd_queue_length',
      help: 'Waiting and running tasks by queue.',
      labelNames: ['queue'],
      registers: [this.#registry],
      collect() {
        for (const [queue, { length }] of queues) this.set({ queue }, length());
      },
    });
    new Counter({
      name: 'cpd_queue_refused_total',
      help: 'Tasks rejected because their queue was full.',
      labelNames: ['queue'],
      registers: [this.#registry],
      collect() {
        this.reset();
        for (const [queue, { rejected }] of queues) this.inc({ queue }, rejected);
      },
    });
  }

  #observeReadiness(readiness: Pick<Readiness, 'problem'>): void {
    new Gauge({
      name: 'cpd_not_ready',
      help: 'Always 1; the label names the reason why the process accepts no requests.',
      labelNames: ['reason'],
      registers: [this.#registry],
      collect() {
        this.reset();
        if (readiness.problem !== null) this.set({ reason: readiness.problem }, 1);
      },
    });
  }
}
