import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { inSpan } from '../running/tracing/inSpan.ts';
import type { ApiEnv } from './ApiEnv.ts';

/** Traces each request. The trace contains no URL, because ids and tokens in URLs are secrets. */
export const traceCalls: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const { method } = c.req;
  const attributes = { 'http.request.method': method, 'cpd.request.id': c.get('requestId') };
  await inSpan(method, { kind: SpanKind.SERVER, root: true, attributes }, async () => {
    const span = trace.getActiveSpan();
    await next();
    const { status } = c.res;
    span?.updateName(`${method} ${routePath(c)}`);
    span?.setAttributes({ 'http.route': routePath(c), 'http.response.status_code': status });
    if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
  });
};
