import { type InferOutput, safeParse } from 'valibot';
import type { Endpoint, Schema } from '../http/endpoint.ts';
import type { FakeData } from './FakeData.ts';
import { FakeHttpError } from './FakeHttpError.ts';
import type { FakeSessions } from './FakeSessions.ts';

/** What answers have to work with. */
export interface FakeContext {
  readonly data: FakeData;
  readonly sessions: FakeSessions;
  /** What it offers beyond the specification; null where it does not even list that. */
  readonly capabilities: readonly string[] | null;
  /** The status of responses without a body where the apps read none; null answers them in full. */
  readonly emptyStatus: 200 | 204 | null;
  /** Whether answers name their version. */
  readonly namesVersions: boolean;
  /** Makes an id that none has yet. */
  readonly newId: () => string;
}

/** A call that has reached its endpoint. */
export interface FakeRequest<Body = unknown> {
  /** The path's one parameter; '' where it has none. */
  readonly id: string;
  readonly query: URLSearchParams;
  readonly body: Body;
  /** The version that a change was made from, where it names one. */
  readonly ifMatch: string | null;
  readonly context: FakeContext;
}

/** How the fake answers one endpoint. */
export interface FakeRoute {
  readonly endpoint: Endpoint;
  /** Answers JSON, or a response as it is. @throws Refusal to answer an error. */
  readonly respond: (request: FakeRequest) => unknown;
}

/** Answers an endpoint's calls, their bodies checked against its contract. */
export function route<Query extends Schema, Body extends Schema, ResponseSchema extends Schema, Path extends string>(
  endpoint: Endpoint<Query, Body, ResponseSchema, Path>,
  respond: (request: FakeRequest<InferOutput<Body>>) => unknown,
  /** The current answer of the item's reading, where the endpoint checks its version. */
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

/** Names the version of an answer by its content. */
export function versionOf(respond: unknown): string {
  let sum = 0;
  for (const character of JSON.stringify(respond)) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 2 ** 32;
  return `W/"${sum}"`;
}

function checkedBody<Body extends Schema>(schema: Body | undefined, body: unknown): InferOutput<Body> {
  // Without a schema there is no body, or a form with a file, which its answer looks at by itself.
  if (!schema) return body as InferOutput<Body>;
  const checked = safeParse(schema, body);
  if (!checked.success) throw new FakeHttpError(400, 'The body breaks the contract.', 'BAD_INPUT');
  return checked.output;
}
