import type { Endpoint, Schema } from '@cpd/api/contract';
import { isStorableText } from '@cpd/domain/text';
import { withAsciiDigits } from '@cpd/domain/wholeNumber';
import * as v from 'valibot';
import type { ApiContext } from './ApiEnv.ts';
import { type FieldError, throwBadRequest, throwHttpError } from './errors/HttpError.ts';
import { limitedBody, parseJson } from './limitedBody.ts';

/**
 * Maximum length of a body, in characters, for which an error names every invalid field; for a longer body it names the
 * first one. A long list can have many invalid entries, which take long to collect.
 */
const MAX_FULLY_CHECKED = 20_000;

/** Reads and checks the JSON body of a request. @throws HttpError 400, 413 or 415. */
export async function readBody<S extends Schema>(
  c: ApiContext,
  endpoint: Endpoint,
  schema: S,
): Promise<v.InferOutput<S>> {
  const mediaType = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (mediaType !== '' && mediaType !== 'application/json') {
    throwHttpError(415, 'WRONG_TYPE', 'The body must be JSON (content-type: application/json).');
  }
  const text = await readText(c, endpoint);
  if (text !== '' && mediaType === '') {
    throwHttpError(415, 'WRONG_TYPE', 'The body must be JSON (content-type: application/json).');
  }
  const value = parseJson(text);
  // An array would pass as an object without fields.
  if (Array.isArray(value)) throwBadRequest('The body must be a JSON object.');
  return checked(schema, value, text.length > MAX_FULLY_CHECKED);
}

/** Rejects a compressed body, because the work of decompressing it is unlimited. @throws HttpError 415. */
export function requirePlainBody(c: ApiContext): void {
  const encodings = c.req.header('content-encoding')?.toLowerCase().split(',') ?? [];
  if (encodings.every((encoding) => ['', 'identity'].includes(encoding.trim()))) return;
  const message = 'Send the body without compression: a Content-Encoding other than identity is not supported.';
  // RFC 9110, 12.5.3: the response lists the accepted encodings.
  throwHttpError(415, 'WRONG_TYPE', message, { 'Accept-Encoding': 'identity' });
}

/**
 * Reads and checks the query of a request. Texts are converted to the schema's numbers, booleans and literals. @throws
 * HttpError 400.
 */
export function readQuery<S extends Schema>(c: ApiContext, schema: S): v.InferOutput<S> {
  const texts = c.req.query();
  const entries: Record<string, unknown> = 'entries' in schema ? Object(schema.entries) : {};
  const query: Record<string, unknown> = {};
  for (const [name, entry] of Object.entries(entries)) {
    const text = texts[name];
    if (text !== undefined) query[name] = fromText(text, entry);
  }
  return checked(schema, query);
}

/** Requires that every id in the path is valid. @throws HttpError 400. */
export function requireIds(schema: Schema<string>, ids: Readonly<Record<string, string>>): void {
  for (const id of Object.values(ids)) {
    const { issues } = v.safeParse(schema, id);
    if (issues) throwBadRequest(issues[0].message);
  }
}

async function readText(c: ApiContext, endpoint: Endpoint): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of limitedBody(c, endpoint)) chunks.push(chunk);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    return throwBadRequest('The body is not UTF-8 text.');
  }
}

function fromText(text: string, schema: unknown): unknown {
  const inner = unwrapped(schema);
  if (inner.type === 'number') {
    const number = withAsciiDigits(text);
    return /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(number) ? Number(number) : text;
  }
  if (inner.type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  if (inner.type === 'literal' && String(inner.literal) === text) return inner.literal;
  return text;
}

/** Unwraps `optional` and similar schemas. */
function unwrapped(schema: unknown): { type?: unknown; literal?: unknown } {
  if (typeof schema !== 'object' || schema === null) return {};
  return 'wrapped' in schema ? unwrapped(schema.wrapped) : schema;
}

/** Whether the database can store every text in a value. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isStorable);
  return true;
}

function checked<S extends Schema>(schema: S, value: unknown, abortEarly = false): v.InferOutput<S> {
  const result = v.safeParse(schema, value, { abortEarly, abortPipeEarly: true });
  if (!result.success) return throwBadRequest(issueMessage(result.issues[0]), fieldErrors(result.issues));
  if (!isStorable(result.output)) return throwBadRequest('A text holds a character that cannot be stored.');
  return result.output;
}

function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldError[] {
  const errors = new Map<string, FieldError>();
  for (const issue of issues) {
    const field = v.getDotPath(issue);
    if (field !== null && !errors.has(field)) errors.set(field, { field, message: issueMessage(issue) });
  }
  return [...errors.values()];
}

/** The message for a field. It does not repeat the value, which may be a password. */
function issueMessage(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue);
  if (field === null) return 'The body must be a JSON object.';
  if (issue.type === 'check') return `The field "${field}" ${issue.message}`;
  if (issue.received === 'undefined') return `The field "${field}" is missing.`;
  return `The field "${field}" is not valid: it must ${requirementOf(issue)}.`;
}

function requirementOf({ type, expected, requirement, input }: v.BaseIssue<unknown>): string {
  const unit = Array.isArray(input) ? 'entries' : 'characters';
  switch (type) {
    case 'non_empty':
      return 'not be empty';
    case 'max_length':
      return `have at most ${requirement} ${unit}`;
    case 'regex':
      return 'have the form of such an id';
    case 'length':
      return `have ${requirement} ${unit}`;
    case 'min_value':
      return `be at least ${requirement}`;
    case 'max_value':
      return `be at most ${requirement}`;
    case 'integer':
    case 'safe_integer':
      return 'be a whole number';
    default:
      return `be ${inWords(expected ?? 'of another kind')}`;
  }
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'an object',
};

/** Describes valibot's expected values, such as `(1 | -1)`, in words. */
function inWords(expected: string): string {
  const kinds = expected.replace(/^\(|\)$/g, '').split(' | ');
  return kinds.map((kind) => KINDS[kind] ?? kind).join(' or ');
}
