import { SpanKind } from '@opentelemetry/api';
import type { Metrics } from '../../running/metrics/Metrics.ts';
import { inSpan } from '../../running/tracing/inSpan.ts';
import type { Storage } from './Storage.ts';

/** Wraps a storage with metrics and traces. */
export function withTelemetry(storage: Storage, { measureStorage }: Metrics): Storage {
  const observe = <T>(call: keyof Storage, work: () => Promise<T>) =>
    inSpan(`storage ${call}`, { kind: SpanKind.CLIENT }, () => measureStorage(call, work));
  return {
    put: (...args) => observe('put', () => storage.put(...args)),
    read: (...args) => observe('read', () => storage.read(...args)),
    delete: (...args) => observe('delete', () => storage.delete(...args)),
  };
}
