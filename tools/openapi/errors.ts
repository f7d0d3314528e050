import type { Endpoint } from '../../packages/api/src/http/endpoint.ts';
import { errorsOf } from '../../packages/api/src/testing/contract.ts';
import type { Json } from './operation.ts';

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  '400': 'The request is not valid. `message` names the first invalid field, and `errors` lists all of them.',
  '401': 'The bearer token is missing or not valid, its session has ended, or the credentials are wrong.',
  '403': 'The link is missing, wrong or expired, the API key lacks the scope, or the identity must be proved first.',
  '404': 'There is no item with this id.',
  '409': 'The current state does not allow it. `code` gives the reason.',
  '410': 'It existed and was removed.',
  '412': 'The item no longer has the version in `If-Match`, or has the one in `If-None-Match`. Nothing was changed.',
  '413': 'The body, or the file in it, is larger than the operation accepts.',
  '415': 'The body has the wrong media type, or it is compressed.',
  '416': 'The file does not have the bytes in `Range`.',
  '429': 'Too many attempts. `Retry-After` gives the seconds to wait.',
  '503':
    'The service is busy, or something it depends on does not respond. A change may have been made. Repeat the request if the response has `Retry-After`.',
  '507': 'The disk of the service or of its database is full. Nothing was saved.',
};

/** The schemas of errors in both media types (rule B7). */
export const errorSchemas: Json = {
  Error: {
    type: 'object',
    required: ['message', 'code', 'request_id'],
    properties: {
      message: { type: 'string', description: 'For people. It may change, so programs use `code`.' },
      code: { type: 'string', pattern: '^[A-Z][A-Z0-9_]*$' },
      request_id: { type: 'string', description: 'Also in `X-Request-Id` and in the log; name it to the operator.' },
      errors: {
        type: 'array',
        description: 'Every invalid field, if `code` is `BAD_INPUT`.',
        items: { $ref: '#/components/schemas/FieldError' },
      },
    },
    examples: [
      {
        message: 'The field "id" is missing.',
        code: 'BAD_INPUT',
        request_id: '0b7e2f64-3a5d-4c1e-9f80-2d6c1b7a9e43',
        errors: [{ field: 'id', message: 'The field "id" is missing.' }],
      },
    ],
  },
  FieldError: {
    type: 'object',
    required: ['field', 'message'],
    properties: {
      field: { type: 'string', description: 'The path of the field, such as `choices.0.text`.' },
      message: { type: 'string' },
    },
    examples: [{ field: 'id', message: 'The field "id" is missing.' }],
  },
  Problem: {
    description: 'Problem details (RFC 9457), for clients that accept `application/problem+json`.',
    allOf: [
      { $ref: '#/components/schemas/Error' },
      {
        type: 'object',
        required: ['type', 'title', 'status', 'detail'],
        properties: {
          type: { type: 'string', const: 'about:blank' },
          title: { type: 'string', description: 'The name of the status.' },
          status: { type: 'integer', minimum: 400, maximum: 599 },
          detail: { type: 'string', description: 'The same as `message`.' },
        },
      },
    ],
    examples: [
      {
        type: 'about:blank',
        title: 'Not Found',
        status: 404,
        detail: "This course doesn't exist any more.",
        message: "This course doesn't exist any more.",
        code: 'NOT_FOUND',
        request_id: '0b7e2f64-3a5d-4c1e-9f80-2d6c1b7a9e43',
      },
    ],
  },
};

/** Collects the error responses of all operations; operations with the same codes share one. */
export class ErrorResponses {
  readonly components: Record<string, Json> = {
    Unexpected: errorResponse('Any other error, such as 500 `INTERNAL`.'),
  };

  /** The responses of an operation by status. */
  of(endpoint: Endpoint): Json {
    const responses = Object.entries(errorsOf(endpoint)).map(([status, codes]) => [
      status,
      this.#reference(status, codes),
    ]);
    return { ...Object.fromEntries(responses), default: { $ref: '#/components/responses/Unexpected' } };
  }

  #reference(status: string, codes: readonly string[]): Json {
    const sorted = codes.toSorted();
    const name = [status, ...sorted].join('.');
    const description = DESCRIPTIONS[status] ?? '';
    this.components[name] ??= sorted.length === 0 ? { description } : errorResponse(description, status, sorted);
    return { $ref: `#/components/responses/${name}` };
  }
}

function errorResponse(description: string, status?: string, codes?: readonly string[]): Json {
  const withCodes = (name: string) => {
    const $ref = `#/components/schemas/${name}`;
    if (!codes) return { $ref };
    return { allOf: [{ $ref }, { type: 'object', properties: { code: { type: 'string', enum: codes } } }] };
  };
  return {
    description,
    ...((status === '429' || status === '503') && {
      headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
    }),
    content: {
      'application/json': { schema: withCodes('Error') },
      'application/problem+json': { schema: withCodes('Problem') },
    },
  };
}
