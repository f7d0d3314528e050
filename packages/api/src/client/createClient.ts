import type { InferOutput } from 'valibot';
import { renewSession } from '../auth/contract.ts';
import { ApiError } from '../http/ApiError.ts';
import { type AddressParts, addressOf } from '../http/address.ts';
import { decodeReply } from '../http/decode.ts';
import type { AnyEndpoint, Endpoint, Schema } from '../http/endpoint.ts';
import { fetchTransport, progressTransport, type Reply } from '../http/transport.ts';
import { FormDrafts } from '../session/FormDrafts.ts';
import { Renewal } from '../session/Renewal.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import type { TabLock } from '../session/tabLock.ts';
import type { CallOptions, LooseCallOptions } from './callOptions.ts';
import { Preloads } from './Preloads.ts';

/** What a client is made of. */
export interface ClientParts {
  /** The API's origin, and path prefix if any; '' is the page's own origin. */
  readonly baseUrl: string;
  readonly session: SessionStore;
  /** Hears of each call that holds the loading overlay, and answers how to release it (rule D1). */
  readonly onCallStart?: () => () => void;
  /** Carries the calls. @default the browser's fetch */
  readonly fetch?: typeof fetch;
  /** Keeps renewals of several tabs apart. @default the browser's locks */
  readonly lock?: TabLock;
}

type SendArguments<Query extends Schema, Body extends Schema, Path extends string> =
  Record<never, never> extends CallOptions<Query, Body, Path>
    ? [options?: CallOptions<Query, Body, Path>]
    : [options: CallOptions<Query, Body, Path>];

/** The one way to the API. */
export interface Client {
  readonly session: SessionStore;
  /** What was typed into forms when a session ended, for the sign-in after it. */
  readonly formDrafts: FormDrafts;
  /** Answers that a route asked for before its page was there. */
  readonly preloads: Preloads;
  /** Makes a call and decodes its answer. @throws ApiError, and nothing else. */
  send<Query extends Schema, Body extends Schema, Answer extends Schema, Path extends string>(
    endpoint: Endpoint<Query, Body, Answer, Path>,
    ...options: SendArguments<Query, Body, Path>
  ): Promise<InferOutput<Answer>>;
  /** Holds the loading overlay until a piece of work has settled. */
  hold<T>(work: Promise<T>): Promise<T>;
  /** The full address of a resource that the browser loads by itself, such as an image. */
  addressOf(endpoint: { readonly path: string }, parts: AddressParts): string;
}

/** Makes the client of an API host. */
export function createClient(parts: ClientParts): Client {
  const { session } = parts;
  const callOut = outward(parts);
  const preloads = new Preloads(session);
  const renewal = new Renewal({
    session,
    lock: parts.lock,
    async exchange(refreshToken) {
      const tokens = decodeReply(renewSession, await callOut(renewSession, { body: { refreshToken } }, null));
      if (!tokens) throw new ApiError('malformed');
      return tokens;
    },
  });

  async function reply(endpoint: AnyCall, options: LooseCallOptions): Promise<Reply> {
    if (endpoint.access !== 'bearer') return callOut(endpoint, options, null);
    const period = session.getPeriod();
    const sentToken = session.getSnapshot().accessToken;
    const first = await callOut(endpoint, options, sentToken);
    if (first.status !== 401) return first;
    await unlessAborted(renewal.recover({ sentToken, period }), options.signal);
    return callOut(endpoint, options, session.getSnapshot().accessToken);
  }

  async function hold<T>(work: Promise<T>): Promise<T> {
    const release = parts.onCallStart?.();
    return work.finally(release);
  }

  function send(endpoint: AnyEndpoint, options: LooseCallOptions = {}): Promise<unknown> {
    const work = reply(endpoint, options)
      .finally(() => endpoint.method !== 'GET' && preloads.clear())
      .then((answer) => decodeReply(endpoint, answer));
    return options.overlay === false ? work : hold(work);
  }

  return {
    session,
    formDrafts: new FormDrafts(session),
    preloads,
    hold,
    addressOf: (endpoint, addressParts) => baseOf(parts.baseUrl) + addressOf(endpoint, addressParts),
    // The generic signature has checked the options against the endpoint; inside they are plain records.
    send: send as Client['send'],
  };
}

type AnyCall = Pick<Endpoint, 'method' | 'path' | 'access'>;

/** Writes calls and sends them out, with a bearer where one is given. */
function outward({ baseUrl, fetch = globalThis.fetch.bind(globalThis) }: ClientParts) {
  const plainTransport = fetchTransport(fetch);
  return async (endpoint: AnyCall, options: LooseCallOptions, accessToken: string | null): Promise<Reply> => {
    if (options.signal?.aborted) throw new ApiError('aborted');
    const hasJsonBody = !options.file && options.body !== undefined;
    const transport = options.onProgress ? progressTransport : plainTransport;
    return transport({
      method: endpoint.method,
      url: baseOf(baseUrl) + addressOf(endpoint, options),
      headers: {
        'Cache-Control': 'no-cache',
        ...(hasJsonBody && { 'Content-Type': 'application/json' }),
        ...(accessToken !== null && { Authorization: `Bearer ${accessToken}` }),
      },
      body: options.file ? formOf(options.file) : hasJsonBody ? JSON.stringify(options.body) : null,
      signal: options.signal,
      onProgress: options.onProgress,
    });
  };
}

function formOf(file: Blob): FormData {
  const form = new FormData();
  form.append('file', file);
  return form;
}

function baseOf(baseUrl: string): string {
  return baseUrl.replace(/\/+$/, '');
}

/** Lets a caller leave a shared piece of work without stopping it for the others. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const leave = () => reject(new ApiError('aborted'));
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
