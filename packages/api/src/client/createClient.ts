import type { Versioned } from '@cpd/domain/editForm';
import { PROOF_REQUIRED } from '@cpd/domain/identityProof';
import { sentence } from '@cpd/domain/sentence';
import { renewSession } from '../auth/contract.ts';
import { Capabilities } from '../capabilities/Capabilities.ts';
import { readCapabilities } from '../capabilities/contract.ts';
import { ApiError } from '../http/ApiError.ts';
import { addressOf, bodyOf, type Input } from '../http/address.ts';
import { decodeReply } from '../http/decode.ts';
import type { Endpoint, InputOf, ResponseOf } from '../http/endpoint.ts';
import { type Reply, sendRequest, sendUpload } from '../http/transport.ts';
import { IdentityProof } from '../identityProof/IdentityProof.ts';
import { SharedRequests } from '../query/SharedRequests.ts';
import { CurrentUser } from '../session/CurrentUser.ts';
import { Renewal } from '../session/Renewal.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import { TabStorage } from '../session/TabStorage.ts';
import { UnsavedInput } from '../session/UnsavedInput.ts';

export interface ClientDependencies {
  /** The API's origin, and path prefix if any; '' is the page's own origin. */
  readonly baseUrl: string;
  readonly session: SessionStore;
  /** Runs when a request starts that shows the loading overlay; the function it returns runs when the request ends. */
  readonly onRequestStart?: () => () => void;
  /** @default the browser's fetch */
  readonly fetch?: typeof fetch;
  /** Outlives a reload of the tab. @default the browser's session storage */
  readonly tabStorage?: TabStorage;
}

export interface RequestOptions {
  /** Aborts the request without an error message. */
  readonly signal?: AbortSignal | undefined;
  /** Whether the request shows the loading overlay. @default unless its endpoint is quiet */
  readonly overlay?: boolean;
  /** The version that the change is based on, for servers that send an `ETag` (rule A18). */
  readonly ifMatch?: string | null | undefined;
  /** The upload's file, sent as the multipart field `file`. */
  readonly file?: Blob;
  /** Receives the fraction of an upload that has been sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

export interface Client {
  readonly session: SessionStore;
  /** What the server offers beyond the specification; a request for anything else is not sent. */
  readonly capabilities: Capabilities;
  /** Who is signed in. */
  readonly user: CurrentUser;
  /** What was typed into forms, which survives a reload and the end of a session. */
  readonly unsavedInput: UnsavedInput;
  /** Asks the user to prove who they are where a request needs it. */
  readonly identityProof: IdentityProof;
  /** The session's requests that read data, shared by prefetching and all queries. */
  readonly requests: SharedRequests;
  /** Sends a request for a page that is about to open, which uses the response or reports its failure. */
  prefetch<E extends Endpoint>(endpoint: E, input: InputOf<E>): void;
  /** Sends a request that reads data, or shares one that is pending or prefetched. @throws ApiError, and nothing else. */
  read<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<Versioned<ResponseOf<E>>>;
  /** Sends a request and decodes its response. @throws ApiError, and nothing else. */
  request<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: RequestOptions): Promise<ResponseOf<E>>;
  /** Downloads a file that needs a bearer token, without the loading overlay. @throws ApiError, and nothing else. */
  download<E extends Endpoint>(endpoint: E, input: InputOf<E>, signal?: AbortSignal): Promise<Blob>;
  /** The full URL of a resource that the browser loads by itself, such as an image. */
  addressOf<E extends Endpoint>(endpoint: E, input: InputOf<E>): string;
}

/**
 * A request goes through three functions, each of which adds something to the next one: `respond` decodes what `sendAsUser`
 * receives, which adds capabilities and tokens to what `send` does by HTTP.
 */
export function createClient(dependencies: ClientDependencies): Client {
  const { session, tabStorage = new TabStorage() } = dependencies;
  const send = sender(dependencies);
  const user = new CurrentUser(session, tabStorage);
  const capabilities = new Capabilities(session, tabStorage, async () => {
    const response = decodeReply(readCapabilities, await send(readCapabilities, {}));
    return response?.capabilities ?? [];
  });
  const sendAsUser = userSender(session, capabilities, send);
  const identityProof = new IdentityProof();
  let requests = new SharedRequests();
  let isSignedIn = session.getSnapshot().isLoggedIn;
  // What dies with a session. CacheProvider mounts the pages again.
  session.onSessionChange(() => {
    // A change that is late finds nothing to update.
    requests.cache.clear();
    requests = new SharedRequests();
    // The next user must not send the waiting requests of the previous one.
    identityProof.settle(false);
    // What the sign-in page has read counts for the session that begins there.
    if (isSignedIn) capabilities.reset();
    isSignedIn = session.getSnapshot().isLoggedIn;
  });

  return {
    session,
    capabilities,
    user,
    unsavedInput: new UnsavedInput(session, user, tabStorage),
    identityProof,
    get requests() {
      return requests;
    },
    ...requester(dependencies, sendAsUser, identityProof, () => requests),
    addressOf: (endpoint, input) => baseOf(dependencies) + addressOf(endpoint, input),
  };
}

/**
 * The ways of sending requests.
 *
 * @param shared Returns the requests of the session.
 */
function requester(
  { onRequestStart }: ClientDependencies,
  sendAsUser: Send,
  identityProof: IdentityProof,
  shared: () => SharedRequests,
): Pick<Client, 'prefetch' | 'read' | 'request' | 'download'> {
  /** Decodes a response. An unchanged response to a GET is the same object as before. */
  async function respond(endpoint: Endpoint, input: Input, options: RequestOptions = {}): Promise<Versioned<unknown>> {
    const { replies } = shared();
    const reply = await sendAsUser(endpoint, input, options);
    const decode = () => ({ value: decodeReply(endpoint, reply), etag: reply.etag });
    return endpoint.method === 'GET' ? replies.decoded(addressOf(endpoint, input), reply, decode) : decode();
  }

  async function read(endpoint: Endpoint, input: Input): Promise<Versioned<unknown>> {
    const sessionRequests = shared();
    const response = await sessionRequests.read(addressOf(endpoint, input), () => respond(endpoint, input));
    // It belongs to the user before.
    if (shared() !== sessionRequests) throw new ApiError('sessionEnded');
    return response;
  }

  async function request(endpoint: Endpoint, input: Input, options: RequestOptions = {}): Promise<unknown> {
    const { overlay = endpoint.isQuiet !== true } = options;
    const stopOverlay = overlay ? onRequestStart?.() : undefined;
    try {
      return (await respond(endpoint, input, options)).value;
    } finally {
      if (endpoint.method !== 'GET') shared().outdateAll();
      stopOverlay?.();
    }
  }

  async function download(endpoint: Endpoint, input: Input, signal: AbortSignal | undefined): Promise<Blob> {
    const reply = await sendAsUser(endpoint, input, { signal });
    decodeReply(endpoint, reply);
    const { status, file = new Blob() } = reply;
    // A proxy may answer with a page of its own.
    if (!file.type.startsWith(endpoint.responseType ?? '')) throw new ApiError('malformed', { status });
    return file;
  }

  return {
    prefetch: (endpoint, input) => shared().prefetch(addressOf(endpoint, input), () => respond(endpoint, input)),
    // The generic signatures have checked the input against the endpoint; inside it is a plain record.
    read: read as Client['read'],
    request: ((endpoint, input, options) =>
      withProof(identityProof, endpoint, () => request(endpoint, input, options))) as Client['request'],
    download: (endpoint, input, signal) => withProof(identityProof, endpoint, () => download(endpoint, input, signal)),
  };
}

/** Sends a request again once the user has proved their identity. */
async function withProof<T>(
  identityProof: IdentityProof,
  { method, path }: Endpoint,
  send: () => Promise<T>,
): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const isProofRequired = error instanceof ApiError && error.status === 403 && error.code === PROOF_REQUIRED;
    if (!isProofRequired || !identityProof.canAsk) throw error;
    if (!(await identityProof.request(`${method} ${path}`))) throw new ApiError('aborted', { cause: error });
    return await send();
  }
}

type Send = (endpoint: Endpoint, input: Input, options?: RequestOptions, bearer?: string | null) => Promise<Reply>;

/** Sends what the server supports, with the token of the session. After a 401 it renews the token and sends it again. */
function userSender(session: SessionStore, capabilities: Capabilities, send: Send): Send {
  const renewal = new Renewal({
    session,
    async exchange(refreshToken) {
      const tokens = decodeReply(renewSession, await send(renewSession, { refreshToken }));
      if (!tokens) throw new ApiError('malformed');
      return tokens;
    },
  });

  return async (endpoint, input, options) => {
    const sessionId = session.getSessionId();
    const supported = isOptional(endpoint) ? await supportedInput(capabilities, endpoint, input) : input;
    if (endpoint.access !== 'bearer') return send(endpoint, supported, options);
    const { isLoggedIn, accessToken: sentToken } = session.getSnapshot();
    // Another user may have signed in meanwhile.
    if (!isLoggedIn || session.getSessionId() !== sessionId) throw new ApiError('sessionEnded');
    const reply = await send(endpoint, supported, options, sentToken);
    if (reply.status !== 401) return reply;
    await unlessAborted(renewal.recover({ sentToken, sessionId }), options?.signal);
    return send(endpoint, supported, options, session.getSnapshot().accessToken);
  };
}

/** Whether it depends on the server's capabilities. */
function isOptional({ capability, optionalQuery }: Endpoint): boolean {
  return capability !== undefined || optionalQuery !== undefined;
}

/**
 * Leaves out the query parameters that the server does not know.
 * @throws ApiError of kind 'unsupported' when it does not have the endpoint.
 */
async function supportedInput(capabilities: Capabilities, endpoint: Endpoint, input: Input): Promise<Input> {
  const { capability, optionalQuery = {} } = endpoint;
  if (capability && !(await capabilities.has(capability))) {
    throw new ApiError('unsupported', { message: sentence('This server does not offer this.') });
  }
  const supported = { ...input };
  for (const [name, needed] of Object.entries(optionalQuery)) {
    const isSent = (supported[name] ?? '') !== '';
    if (isSent && !(await capabilities.has(needed))) delete supported[name];
  }
  return supported;
}

/** Sends requests by HTTP, with a bearer token if one is given. */
function sender(dependencies: ClientDependencies): Send {
  const { fetch = globalThis.fetch.bind(globalThis) } = dependencies;
  return async (endpoint, input, { signal, ifMatch, file, onProgress } = {}, bearer = null) => {
    if (signal?.aborted) throw new ApiError('aborted');
    const body = bodyOf(endpoint, input);
    const headers = {
      'Cache-Control': 'no-cache',
      ...(body && { 'Content-Type': 'application/json' }),
      ...(ifMatch && { 'If-Match': ifMatch }),
      ...(bearer !== null && { Authorization: `Bearer ${bearer}` }),
    };
    const request = {
      method: endpoint.method,
      url: baseOf(dependencies) + addressOf(endpoint, input),
      headers,
      signal,
      isFile: endpoint.responseType !== undefined,
    };
    return file
      ? sendUpload({ ...request, body: formOf(file), onProgress })
      : sendRequest(fetch, { ...request, body: body ? JSON.stringify(body) : null });
  };
}

function formOf(file: Blob): FormData {
  const form = new FormData();
  form.append('file', file);
  return form;
}

function baseOf({ baseUrl }: ClientDependencies): string {
  return baseUrl.replace(/(?<!\/)\/+$/, '');
}

/** Lets a caller abort its wait for shared work, which goes on for the others. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new ApiError('aborted')), { once: true });
    work.then(resolve, reject);
  });
}
