/**
 * A way for a call to go wrong: an error answer, no answer, one that is not JSON, one of a foreign shape, or a good one
 * of which the content is strange.
 */
export type Fault =
  | { readonly answer: unknown }
  | { readonly status: number; readonly message?: string; readonly code?: string; readonly retryAfter?: string }
  | 'dropped'
  | 'malformed'
  | 'wrongShape';

/** Answers a call that is to go wrong; a dropped one is a network error. */
export function faultyResponse(fault: Fault): Response {
  if (fault === 'dropped') return Response.error();
  if (fault === 'malformed') return new Response('<!doctype html><title>Proxy</title>', { status: 200 });
  if (fault === 'wrongShape') return Response.json({ unexpected: true });
  if ('answer' in fault) return Response.json(fault.answer);
  const { status, retryAfter, ...answer } = fault;
  return Response.json(answer, { status, headers: retryAfter === undefined ? {} : { 'Retry-After': retryAfter } });
}
