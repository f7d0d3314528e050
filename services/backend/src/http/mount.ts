import type { Access, Endpoint, PathParameters, Schema } from '@cpd/api/contract';
import type { Scope } from '@cpd/domain/apiKey';
import { PROOF_REQUIRED } from '@cpd/domain/identityProof';
import type { Transaction } from 'kysely';
import type * as v from 'valibot';
import type { Database } from '../database/Database.ts';
import type { Schema as Tables } from '../database/schema.ts';
import { withTimeout } from '../running/limits/deadline.ts';
import { KEY_PREFIX } from '../running/secrets/secretToken.ts';
import { type Actor, systemActor } from './Actor.ts';
import type { Admin, Bearer } from './Admin.ts';
import type { ApiApp, ApiContext } from './ApiEnv.ts';
import type { ApiKey } from './ApiKey.ts';
import { type Creation, isRepeated } from './creations.ts';
import { requireCurrentVersion, Versioned } from './entityTag.ts';
import { throwBadLink, throwHttpError } from './errors/HttpError.ts';
import { isStorable, readBody, readQuery, requireIds, requirePlainBody } from './input.ts';
import { requireDeclaredSize } from './limitedBody.ts';
import { sendJson } from './sendJson.ts';

/** The timeout of a request, in milliseconds: as long as one drawing may take. */
const REQUEST_TIMEOUT_MS = 60_000;
/** The timeout of an upload: the server's five minutes for the body, and as long as other requests. */
const UPLOAD_TIMEOUT_MS = 5 * 60_000 + REQUEST_TIMEOUT_MS;

/** An authorized request with validated input. */
export interface EndpointRequest<Query, Body, Path extends string> {
  readonly query: Query;
  readonly body: Body;
  readonly params: Readonly<Record<PathParameters<Path>, string>>;
  readonly c: ApiContext;
  /** The actor for the history. */
  readonly by: Actor;
  readonly admin: Admin;
  /** The API key of another service; null for other callers. */
  readonly apiKey: ApiKey | null;
  /** For a request that needs a proof of identity in some cases only. @throws HttpError 403 without one (rule P1). */
  readonly requireProof: () => Promise<void>;
}

/** A handler's result: a finished response, such as a file, or the JSON of the contract, perhaps with its version. */
type Reply<Output extends Schema> =
  v.InferOutput<Output> extends undefined ? unknown : v.InferInput<Output> | Versioned<v.InferInput<Output>> | Response;

type Handler<Query extends Schema, Body extends Schema, Output extends Schema, Path extends string> = (
  request: EndpointRequest<v.InferOutput<Query>, v.InferOutput<Body>, Path>,
) => Promise<Reply<Output>>;

/**
 * Mounts an endpoint of the contract, with and without a trailing slash (rule A5): checks authorization, query and
 * body, and sends JSON.
 *
 * @param matches Whether the route handles this request; otherwise the next route of the same path does.
 */
export function mount<Query extends Schema, Body extends Schema, Output extends Schema, const Path extends string>(
  app: ApiApp,
  endpoint: Endpoint<Query, Body, Output, Path>,
  handler: Handler<Query, Body, Output, Path>,
  matches?: (c: ApiContext) => boolean,
): void {
  if (changesVersion(endpoint)) throw new Error(`${endpoint.path} has versions: mount it with mountChange.`);
  mountHandler(app, endpoint, handler, matches);
}

/** A change of an item that has versions. Both steps run in one transaction, which may be repeated. */
export interface Change<Item, Request, Reply> {
  /** Locks the item until the transaction ends, and returns it. @throws HttpError 404. */
  readonly lock: (queries: Transaction<Tables>, request: Request) => Promise<Versioned<Item>>;
  /** Changes the item and returns the response. */
  readonly change: (queries: Transaction<Tables>, item: Item, request: Request) => Promise<Reply | AfterCommit<Reply>>;
}

/** The response of a change that does more once its transaction has ended. */
export class AfterCommit<Reply> {
  readonly respond: () => Promise<Reply>;

  constructor(respond: () => Promise<Reply>) {
    this.respond = respond;
  }
}

/**
 * Mounts an endpoint that changes an item with versions: the item must have the one in `If-Match` (rule A18).
 *
 * @param creation Needed if the endpoint creates something under the client's id (rule A20).
 */
export function mountChange<
  Query extends Schema,
  Body extends Schema,
  Output extends Schema,
  const Path extends string,
  Item,
>(
  app: ApiApp,
  database: Database,
  endpoint: Endpoint<Query, Body, Output, Path>,
  { lock, change }: Change<Item, EndpointRequest<v.InferOutput<Query>, v.InferOutput<Body>, Path>, Reply<Output>>,
  creation?: Creation<EndpointRequest<v.InferOutput<Query>, v.InferOutput<Body>, Path>, Reply<Output>>,
): void {
  const { creates, path } = endpoint;
  if (!changesVersion(endpoint)) throw new Error(`${path} has no versions: mount it with mount.`);
  if ((creates === undefined) !== (creation === undefined)) throw new Error(`${path} needs creates and a Creation.`);
  mountHandler(app, endpoint, async (request) => {
    const reply = await database.transaction(async (queries) => {
      if (creates && creation && (await isRepeated(queries, creates, creation, request))) {
        return creation.repeat(queries, request);
      }
      return change(queries, requireCurrentVersion(request.c, await lock(queries, request)), request);
    });
    return reply instanceof AfterCommit ? reply.respond() : reply;
  });
}

function changesVersion({ versioned, method }: Pick<Endpoint, 'versioned' | 'method'>): boolean {
  return versioned === true && method !== 'GET';
}

function mountHandler<Query extends Schema, Body extends Schema, Output extends Schema, const Path extends string>(
  app: ApiApp,
  endpoint: Endpoint<Query, Body, Output, Path>,
  handler: Handler<Query, Body, Output, Path>,
  matches: (c: ApiContext) => boolean = () => true,
): void {
  const timeoutMs = endpoint.upload === undefined ? REQUEST_TIMEOUT_MS : UPLOAD_TIMEOUT_MS;
  // A change is completed even if its client has gone: a page that is being closed signs out.
  const endsWithClient = endpoint.method === 'GET' || endpoint.upload !== undefined;

  app.on(endpoint.method, endpoint.path.replace(/(.)\/$/, '$1'), async (c, next) => {
    if (!matches(c)) return next();
    const respond = async () => {
      const request = await readRequest(c, endpoint);
      if (endpoint.isActive && c.req.method === 'HEAD') return headOf(c, endpoint);
      return send(c, endpoint, await handler(request));
    };
    return withTimeout('A request', timeoutMs, respond, endsWithClient ? c.req.raw.signal : undefined);
  });
}

/** Authorizes a request and validates its input. @throws HttpError as the contract says. */
async function readRequest<Query extends Schema, Body extends Schema, const Path extends string>(
  c: ApiContext,
  endpoint: Endpoint<Query, Body, Schema, Path>,
): Promise<EndpointRequest<v.InferOutput<Query>, v.InferOutput<Body>, Path>> {
  const admin = endpoint.access === 'bearer' ? await identified(c) : anonymous;
  if (admin !== anonymous) c.set('log', c.get('log').child({ admin: admin.id }));
  const apiKey = endpoint.access === 'service' ? await identifiedKey(c, endpoint.scope) : null;
  if (apiKey !== null) c.set('log', c.get('log').child({ key: apiKey.id }));
  const params = c.req.param() as Record<PathParameters<Path>, string>;
  if (!isStorable(params)) throwHttpError(404, 'NOT_FOUND', 'There is nothing at this URL.');
  if (endpoint.pathId) requireIds(endpoint.pathId, params);
  if (endpoint.access === 'link' && !c.req.query('token')) throwBadLink();
  const query = (endpoint.query ? readQuery(c, endpoint.query) : undefined) as v.InferOutput<Query>;
  if (endpoint.body || endpoint.upload) {
    requireDeclaredSize(c, endpoint);
    requirePlainBody(c);
  }
  const body = (endpoint.body ? await readBody(c, endpoint, endpoint.body) : undefined) as v.InferOutput<Body>;
  const requireProof = async () => {
    if (!(await c.get('isProved')(admin))) rejectUnproved();
  };
  if (endpoint.requiresProof) await requireProof();
  return { query, body, params, c, by: actorOf(endpoint.access, apiKey ?? admin, c), admin, apiKey, requireProof };
}

/** Sends what a handler returns. */
async function send(c: ApiContext, { versioned, method }: Endpoint, reply: unknown): Promise<Response> {
  if (reply instanceof Response) return reply;
  if (versioned && method === 'GET' && !(reply instanceof Versioned)) throw new Error('The response has no version.');
  c.header('Cache-Control', 'no-store');
  return method === 'GET' ? sendJson(c, reply) : c.json(reply ?? {});
}

/** What HEAD gets of an endpoint whose GET does something. */
function headOf(c: ApiContext, { responseType }: Pick<Endpoint, 'responseType'>): Response {
  c.header('Content-Type', responseType ?? 'application/json');
  c.header('Cache-Control', 'no-store');
  return c.body(null);
}

/** The administrator of requests without one. */
const anonymous: Bearer = { id: '', sessionId: '', name: '', issuedAt: 0, provedAt: null, renewedTo: null };

function actorOf(access: Access, { id, name }: Pick<Admin, 'id' | 'name'>, c: ApiContext): Actor {
  const requestId = c.get('requestId');
  if (access === 'bearer' || access === 'service') return { id, name, requestId };
  return systemActor(access === 'link' ? 'review-link' : 'account-holder', requestId);
}

function bearerOf(c: ApiContext): string | undefined {
  return /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
}

/** @throws HttpError 401 without a valid key, 429 after too many requests with it, 403 if it lacks the scope. */
async function identifiedKey(c: ApiContext, scope: Scope | undefined): Promise<ApiKey> {
  const bearer = bearerOf(c);
  const key = bearer === undefined ? null : await c.get('identifyKey')(bearer);
  if (key === null)
    throwHttpError(401, 'UNAUTHORIZED', 'The API key is missing, not valid, or has expired.', {
      'WWW-Authenticate': 'Bearer',
    });
  await c.get('keyQuota').count(c, key.id);
  if (scope !== undefined && !key.scopes.includes(scope)) {
    throwHttpError(403, 'MISSING_SCOPE', `The API key does not have the scope ${scope}.`);
  }
  return key;
}

async function identified(c: ApiContext): Promise<Bearer> {
  const token = bearerOf(c);
  const admin = token === undefined ? null : await c.get('identify')(token);
  return admin ?? throwUnauthorized(token?.startsWith(KEY_PREFIX) ? KEY_NOT_ACCEPTED : undefined);
}

/** @throws HttpError 403: after a 401, clients would renew the session, which does not help (rule P1). */
function rejectUnproved(): never {
  throwHttpError(403, PROOF_REQUIRED, 'Confirm your identity first: enter your password again.');
}

const KEY_NOT_ACCEPTED = "This needs an administrator's access token, not an API key.";

/** Rejects a missing or invalid bearer token, or one of an ended session. @throws HttpError 401. */
export function throwUnauthorized(message = 'Please log in again.'): never {
  throwHttpError(401, 'UNAUTHORIZED', message, { 'WWW-Authenticate': 'Bearer' });
}
