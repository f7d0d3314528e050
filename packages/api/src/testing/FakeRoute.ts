import { type InferOutput, safeParse } from 'valibot';
import type { Endpoint, Schema } from '../http/endpoint.ts';
import type { FakeData } from './FakeData.ts';
import { FakeHttpError } from './FakeHttpError.ts';
import type { FakeSessions } from './FakeSessions.ts';

/** The state that responses are made from. */
export interface FakeContext {
  readonly data: FakeData;
  readonly sessions: FakeSessions;
  /** The capabilities that it lists; null if it has no such list. */
  readonly capabilities: readonly string[] | null;
  /** The status of responses without a body that the apps do not read; null sends a body. */
  readonly emptyStatus: 200 | 204 | null;
  /** Whether responses have an `ETag`. */
  readonly namesVersions: boolean;
  /** Returns an unused id. */
  readonly newId: () => string;
}

export interface FakeRequest<Body = unknown> {
  /** The parameter of the path; '' if it has none. */
  readonly id: string;
  readonly query: URLSearchParams;
  readonly body: Body;
  /** The version that a change is based on, if it was sent. */
  readonly ifMatch: string | null;
  readonly context: FakeContext;
}

/** The fake's implementation of an endpoint. */
export interface FakeRoute {
  readonly endpoint: Endpoint;
  /** Returns JSON or a `Response`. @throws FakeHttpError for an error response. */
  readonly respond: (request: FakeRequest) => unknown;
}

/** Implements an endpoint. Request bodies are checked against its contract. */
export function route<Query extends Schema, Body extends Schema, ResponseSchema extends Schema, Path extends string>(
  endpoint: Endpoint<Query, Body, ResponseSchema, Path>,
  respond: (request: FakeRequest<InferOutput<Body>>) => unknown,
  /** The item as a read returns it, if the endpoint checks its version. */
  current?: (request: FakeRequest<InferOutput<Body>>) => unknown,
): FakeRoute {
  return {
    endpoint,
    respond(request) {
      const checked = { ...request, body: checkedBody(endpoint.body, request.body) };
      if (current && request.ifMatch !== null && request.ifMatch !== versionOf(current(checked))) {
        throw new FakeHttpError(412, 'This was changed elsewhere since you opened it.', 'CHANGED_ELSEWHERE');
      }
      return respond(checked);
    },
  };
}

/** Returns an `ETag` for the content of a response. */
export function versionOf(response: unknown): string {
  let sum = 0;
  for (const character of JSON.stringify(response)) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 2 ** 32;
  return `W/"${sum}"`;
}

function checkedBody<Body extends Schema>(schema: Body | undefined, body: unknown): InferOutput<Body> {
  // Without a schema there is no body, or a form with a file, which the route checks.
  if (!schema) return body as InferOutput<Body>;
  const checked = safeParse(schema, body);
  if (!checked.success) throw new FakeHttpError(400, 'The body breaks the contract.', 'BAD_INPUT');
  return checked.output;
}
