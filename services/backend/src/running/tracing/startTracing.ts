import { withTimeout } from '../limits/deadline.ts';

/** How long a collector without a response may delay the exit, in milliseconds. */
const LAST_SENDING_MS = 1_000;

/**
 * Exports traces to the collector in the standard variables (`OTEL_EXPORTER_OTLP_ENDPOINT` and others, which the
 * libraries read). Without a collector nothing is loaded. Returns a function that flushes and stops.
 */
export async function startTracing({
  traceShare,
}: {
  readonly traceShare: number | null;
}): Promise<() => Promise<void>> {
  if (traceShare === null) return async () => {};
  const { context, trace } = await import('@opentelemetry/api');
  const { AsyncLocalStorageContextManager } = await import('@opentelemetry/context-async-hooks');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } = await import(
    '@opentelemetry/resources'
  );
  const { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } = await import(
    '@opentelemetry/sdk-trace'
  );
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'cpd-back-office' }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(traceShare) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  return () => withTimeout('The last sending of traces', LAST_SENDING_MS, () => provider.shutdown()).catch(() => {});
}
