/**
 * A way for a request to fail: an error response, no response, a response that was lost after the request succeeded,
 * one that is not JSON, one that violates the contract, or a valid one with unusual content.
 */
export type Fault =
  | { readonly response: unknown }
  | { readonly status: number; readonly message?: string; readonly code?: string; readonly retryAfter?: string }
  | 'dropped'
  | 'lost'
  | 'malformed'
  | 'wrongShape';

/** The response to a request with a fault. A dropped one is a network error. */
export function faultyResponse(fault: Fault): Response {
  if (fault === 'dropped' || fault === 'lost') return Response.error();
  if (fault === 'malformed') return new Response('<!doctype html><title>Proxy</title>', { status: 200 });
  if (fault === 'wrongShape') return Response.json({ unexpected: true });
  if ('response' in fault) return Response.json(fault.response);
  const { status, retryAfter, ...body } = fault;
  return Response.json(body, { status, headers: retryAfter === undefined ? {} : { 'Retry-After': retryAfter } });
}
