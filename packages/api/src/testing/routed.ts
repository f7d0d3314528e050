import { PROOF_REQUIRED } from '@cpd/domain/identityProof';
import type { Endpoint } from '../http/endpoint.ts';
import { activityRoutes } from './answers/activity.ts';
import { administratorRoutes } from './answers/administrators.ts';
import { certificateGroupRoutes } from './answers/certificateGroups.ts';
import { courseRoutes } from './answers/courses.ts';
import { eventRoutes } from './answers/events.ts';
import { fileRoutes } from './answers/files.ts';
import { identityProofRoutes } from './answers/identityProof.ts';
import { peopleRoutes } from './answers/people.ts';
import { postRoutes } from './answers/posts.ts';
import { quizRoutes } from './answers/quizzes.ts';
import { type FakeRoute, type FakeWorld, versionOf } from './FakeRoute.ts';
import { Refusal } from './Refusal.ts';
import { readSentFile } from './sentFile.ts';

/** How the fake answers every call of the contract. */
export const fakeRoutes: readonly FakeRoute[] = [
  ...administratorRoutes,
  ...courseRoutes,
  ...quizRoutes,
  ...eventRoutes,
  ...certificateGroupRoutes,
  ...postRoutes,
  ...peopleRoutes,
  ...identityProofRoutes,
  ...fileRoutes,
  ...activityRoutes,
];

/** A call that reached the fake. */
export interface FakeCall {
  /** Verb and path without the query, such as `GET /v1/course`. */
  readonly name: string;
  /** Path and query to the letter. */
  readonly address: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  /** Tells when the caller has given the call up. */
  readonly signal: AbortSignal;
  /** The decoded body, once an endpoint has asked for it; of an upload the file's name, type and size. */
  body: unknown;
}

/** Answers a call as a good API would. */
export async function routed(request: Request, call: FakeCall, world: FakeWorld): Promise<Response> {
  try {
    return await answerOf(request, call, world);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return Response.json({ message: error.message, code: error.code }, { status: error.status });
  }
}

async function answerOf(request: Request, call: FakeCall, world: FakeWorld): Promise<Response> {
  for (const { endpoint, answer } of fakeRoutes) {
    const match = pattern(endpoint.method, endpoint.path).exec(call.name);
    if (!match || !offers(world, endpoint)) continue;
    if (endpoint.access === 'bearer' && !world.sessions.accepts(call.headers.get('Authorization'))) {
      throw new Refusal(401, 'Please log in.', 'UNAUTHORIZED');
    }
    if (endpoint.requiresProof && !world.sessions.isProved) {
      throw new Refusal(403, 'Confirm your identity first.', PROOF_REQUIRED);
    }
    call.body = await readBody(request);
    const id = decodeURIComponent(match[1] ?? '');
    const ifMatch = call.headers.get('If-Match');
    const result = answer({ id, query: knownQuery(call, endpoint, world), body: call.body, ifMatch, world });
    if (result instanceof Response) return result;
    if (endpoint.exampleResponse && world.emptyStatus) return new Response(null, { status: world.emptyStatus });
    const isVersioned = endpoint.version === 'answered' && world.namesVersions;
    return Response.json(result, isVersioned ? { headers: { ETag: versionOf(result) } } : {});
  }
  throw new Refusal(404, 'There is no such address.', 'NOT_FOUND');
}

function offers({ capabilities }: FakeWorld, { capability }: Pick<Endpoint, 'capability'>): boolean {
  return capability === undefined || capabilities?.includes(capability) === true;
}

/** The query without the parameters that this server does not know, which it ignores. */
function knownQuery({ query }: FakeCall, { optionalQuery = {} }: Endpoint, world: FakeWorld): URLSearchParams {
  const known = new URLSearchParams(query);
  for (const [name, capability] of Object.entries(optionalQuery))
    if (!offers(world, { capability })) known.delete(name);
  return known;
}

function pattern(method: string, path: string): RegExp {
  return new RegExp(`^${method} ${path.replace(/\/$/, '').replace(/:\w+/, '([^/]+)')}$`);
}

async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? '';
  if (type.startsWith('multipart/form-data')) return readSentFile(request);
  if (!type.startsWith('application/json')) return undefined;
  try {
    return await request.json();
  } catch {
    throw new Refusal(400, 'The body is not JSON.', 'BAD_INPUT');
  }
}
