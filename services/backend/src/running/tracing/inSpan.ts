import { type SpanOptions, SpanStatusCode, trace } from '@opentelemetry/api';

const tracer = trace.getTracer('cpd-back-office');

/**
 * Runs work as a span of the request's trace; without tracing it only runs it. Errors are recorded by their name,
 * because the message may contain user input.
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
