import { PROOF_REQUIRED } from '@cpd/domain/identityProof';
import type { Endpoint } from '../http/endpoint.ts';
import { FakeHttpError } from './FakeHttpError.ts';
import { type FakeContext, type FakeRoute, versionOf } from './FakeRoute.ts';
import { activityRoutes } from './routes/activity.ts';
import { administratorRoutes } from './routes/administrators.ts';
import { apiKeyRoutes } from './routes/apiKeys.ts';
import { binRoutes } from './routes/bin.ts';
import { bulkRoutes } from './routes/bulk.ts';
import { certificateGroupRoutes } from './routes/certificateGroups.ts';
import { courseRoutes } from './routes/courses.ts';
import { eventRoutes } from './routes/events.ts';
import { exportRoutes } from './routes/exports.ts';
import { fileRoutes } from './routes/files.ts';
import { identityProofRoutes } from './routes/identityProof.ts';
import { issuedCertificateRoutes } from './routes/issuedCertificates.ts';
import { passkeyRoutes } from './routes/passkeys.ts';
import { peopleRoutes } from './routes/people.ts';
import { postRoutes } from './routes/posts.ts';
import { quizRoutes } from './routes/quizzes.ts';
import { userRoutes } from './routes/users.ts';
import { readSentFile } from './sentFile.ts';

/** The fake's implementation of every endpoint. */
export const fakeRoutes: readonly FakeRoute[] = [
  ...administratorRoutes,
  ...apiKeyRoutes,
  ...binRoutes,
  ...bulkRoutes,
  ...courseRoutes,
  ...quizRoutes,
  ...eventRoutes,
  ...certificateGroupRoutes,
  ...postRoutes,
  // Before the users, whose `:id` would match the deletion's path too.
  ...peopleRoutes,
  ...userRoutes,
  ...issuedCertificateRoutes,
  ...identityProofRoutes,
  ...passkeyRoutes,
  ...exportRoutes,
  ...fileRoutes,
  ...activityRoutes,
];

/** A request to the fake. */
export interface RecordedRequest {
  /** Verb and path without the query, such as `GET /v1/course`. */
  readonly name: string;
  /** Path and query to the letter. */
  readonly address: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  /** Aborts when the caller does. */
  readonly signal: AbortSignal;
  /** The decoded body, once a route has read it; for an upload the file's name, type and size. */
  body: unknown;
}

/** Responds to a request as the contract says. */
export async function respond(request: Request, recorded: RecordedRequest, context: FakeContext): Promise<Response> {
  try {
    return await responseOf(request, recorded, context);
  } catch (error) {
    if (!(error instanceof FakeHttpError)) throw error;
    return Response.json({ message: error.message, code: error.code, ...error.detail }, { status: error.status });
  }
}

async function responseOf(request: Request, recorded: RecordedRequest, context: FakeContext): Promise<Response> {
  for (const { endpoint, respond: respondTo } of fakeRoutes) {
    const match = pattern(endpoint.method, endpoint.path).exec(recorded.name);
    if (!match || !offers(context, endpoint)) continue;
    if (endpoint.access === 'bearer' && !context.sessions.accepts(recorded.headers.get('Authorization'))) {
      throw new FakeHttpError(401, 'Please log in.', 'UNAUTHORIZED');
    }
    if (endpoint.requiresProof && !context.sessions.isProved) {
      throw new FakeHttpError(403, 'Confirm your identity first.', PROOF_REQUIRED);
    }
    recorded.body = await readBody(request);
    const id = decodeURIComponent(match[1] ?? '');
    const ifMatch = recorded.headers.get('If-Match');
    const result = respondTo({
      id,
      query: knownQuery(recorded, endpoint, context),
      body: recorded.body,
      ifMatch,
      context,
    });
    if (result instanceof Response) return result;
    if (!endpoint.response && endpoint.exampleResponse && context.emptyStatus)
      return new Response(null, { status: context.emptyStatus });
    const isVersioned = endpoint.versioned && endpoint.method === 'GET' && context.namesVersions;
    return Response.json(result, isVersioned ? { headers: { ETag: versionOf(result) } } : {});
  }
  throw new FakeHttpError(404, 'There is no such address.', 'NOT_FOUND');
}

function offers({ capabilities }: FakeContext, { capability }: Pick<Endpoint, 'capability'>): boolean {
  return capability === undefined || capabilities?.includes(capability) === true;
}

/** The query without the parameters that this server does not know, which it ignores. */
function knownQuery(
  { query }: RecordedRequest,
  { optionalQuery = {} }: Endpoint,
  context: FakeContext,
): URLSearchParams {
  const supported = new URLSearchParams(query);
  for (const [name, capability] of Object.entries(optionalQuery))
    if (!offers(context, { capability })) supported.delete(name);
  return supported;
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
    throw new FakeHttpError(400, 'The body is not JSON.', 'BAD_INPUT');
  }
}
