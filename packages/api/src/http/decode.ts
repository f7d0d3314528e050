import { type Sentence, sentence } from '@cpd/domain/sentence';
import { getDotPath, type InferOutput, safeParse } from 'valibot';
import { ApiError } from './ApiError.ts';
import type { Endpoint, Schema } from './endpoint.ts';
import type { Reply } from './transport.ts';

/** The properties of an endpoint that decoding needs. */
type ResponseTarget<ResponseSchema extends Schema> = Pick<Endpoint, 'method' | 'path' | 'upload'> & {
  readonly response?: ResponseSchema;
};

/** The beginning of a whole page. White space includes the byte order mark. */
const WEB_PAGE = /^\s*<!doctype\s+html\b/i;

type ReplyText = Pick<Reply, 'status' | 'text'> & Partial<Pick<Reply, 'retryAfter'>>;

/**
 * Decodes a response with the schema of its endpoint, bare or under `data` (rule A2). Without a schema any 2xx response
 * is accepted (rule A16), but for a web page: that is a proxy's, such as its sign-in.
 * @throws ApiError of kind 'http' for any other status, 'malformed' for a response that violates the schema.
 */
export function decodeReply<ResponseSchema extends Schema>(
  endpoint: ResponseTarget<ResponseSchema>,
  reply: ReplyText,
): InferOutput<ResponseSchema> | undefined {
  const { status } = reply;
  const value = parseJson(reply.text);
  if (status < 200 || status > 299) throw errorOf(endpoint, reply, value);
  if (!endpoint.response) {
    if (WEB_PAGE.test(reply.text)) throw new ApiError('malformed', { status });
    return undefined;
  }
  const bare = safeParse(endpoint.response, value);
  if (bare.success) return bare.output;
  const wrapped = safeParse(endpoint.response, field(value, 'data'));
  if (wrapped.success) return wrapped.output;
  const problems = bare.issues.map((issue) => `${getDotPath(issue) ?? 'response'}: ${issue.message}`);
  const cause = new Error(`${endpoint.method} ${endpoint.path} broke its contract. ${problems.join('. ')}.`);
  throw new ApiError('malformed', { status, cause });
}

/** Decodes the readable parts of an error response (rule A3). */
function errorOf(
  endpoint: ResponseTarget<Schema>,
  { status, retryAfter = null }: ReplyText,
  response: unknown,
): ApiError {
  const message = field(response, 'message') ?? undefined;
  const code = field(response, 'code');
  return new ApiError('http', {
    status,
    message:
      typeof message === 'string' ? message : status === 413 && message === undefined ? tooLarge(endpoint) : undefined,
    code: typeof code === 'string' || typeof code === 'number' ? String(code) : undefined,
    retryAfter,
    body: response,
  });
}

/** Proxies reject large requests with their own error page. */
function tooLarge({ upload }: ResponseTarget<Schema>): Sentence {
  return upload ? sentence('The file is too large for the server.') : sentence('This is too large for the server.');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function field(value: unknown, name: 'data' | 'message' | 'code'): unknown {
  return typeof value === 'object' && value !== null && name in value
    ? (value as Record<typeof name, unknown>)[name]
    : undefined;
}
