import { type Endpoint, MAX_JSON_DEPTH, maxBodyBytes } from '@cpd/api/contract';
import { formatBytes } from '@cpd/domain/bytes';
import { english } from '@cpd/domain/english';
import { uploadRules } from '@cpd/domain/upload';
import type { ApiContext } from './ApiEnv.ts';
import { HttpError, throwBadRequest } from './errors/HttpError.ts';

type Limits = Pick<Endpoint, 'access' | 'upload'>;

/** Rejects a body by its declared size, before any of it is read. @throws HttpError 413. */
export function requireDeclaredSize(c: ApiContext, limits: Limits): void {
  if (Number(c.req.header('content-length')) > maxBodyBytes(limits)) throw tooLarge(limits);
}

/** The body of a request, which may have no declared size. @throws HttpError 413 at the first byte beyond its limit. */
export async function* limitedBody(c: ApiContext, limits: Limits): AsyncGenerator<Uint8Array, void, undefined> {
  const max = maxBodyBytes(limits);
  let size = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.byteLength;
    if (size > max) throw tooLarge(limits);
    yield chunk;
  }
}

export function tooLarge(limits: Limits): HttpError {
  const { upload } = limits;
  const message =
    upload === undefined
      ? `The body must not be larger than ${english(formatBytes(maxBodyBytes(limits)))}.`
      : `The file must not be larger than ${english(formatBytes(uploadRules[upload].maxBytes))}.`;
  return new HttpError(413, 'TOO_LARGE', message);
}

/** Parses a JSON body. @throws HttpError 400. */
export function parseJson(text: string): unknown {
  if (isDeeplyNested(text)) throwBadRequest(`The body must not be nested more than ${MAX_JSON_DEPTH} levels deep.`);
  try {
    return JSON.parse(text);
  } catch {
    return throwBadRequest(text.trim() === '' ? 'The body is missing.' : 'The body is not valid JSON.');
  }
}

/** Scans the brackets outside of strings, because parsing a megabyte of them takes half a second. */
function isDeeplyNested(json: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < json.length; index += 1) {
    const character = json[index];
    if (character === '"') isInString = !isInString;
    else if (isInString) index += character === '\\' ? 1 : 0;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > MAX_JSON_DEPTH) return true;
  }
  return false;
}
