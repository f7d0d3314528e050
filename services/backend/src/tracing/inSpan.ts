import { type SpanOptions, SpanStatusCode, trace } from '@opentelemetry/api';

const tracer = trace.getTracer('cpd-back-office');

/**
 * Does work as a part of its request's trace; without tracing it does nothing else. What is thrown is named by its kind alone,
 * as its message may hold what a person entered.
 */
export function inSpan<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  return tracer.startActiveSpan(name, options, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
