import { MAX_JSON_DEPTH, maxBodyBytes } from '../../packages/api/src/http/bodyLimit.ts';
import type { Endpoint, Schema } from '../../packages/api/src/http/endpoint.ts';
import { errorsOf, guaranteed } from '../../packages/api/src/testing/contract.ts';
import { formatBytes } from '../../packages/domain/src/bytes/bytes.ts';
import { english } from '../../packages/domain/src/english/english.ts';
import type { ErrorResponses } from './errors.ts';
import { exampleOf } from './examples.ts';
import { requestSchema, responseSchema } from './schemas.ts';

/** An endpoint and its names in the contract. */
export interface NamedEndpoint {
  /** The resource, such as `courses`. */
  readonly resource: string;
  /** The name of the endpoint, such as `listCourses`. */
  readonly name: string;
  readonly endpoint: Endpoint;
}

/** A JSON object of the document. */
export type Json = Readonly<Record<string, unknown>>;

export function operationOf({ resource, name, endpoint }: NamedEndpoint, errors: ErrorResponses): Json {
  return {
    operationId: name,
    tags: [resource],
    summary: endpoint.summary,
    description: descriptionOf(endpoint),
    ...(endpoint.capability && { 'x-capability': endpoint.capability }),
    security: securityOf(endpoint),
    ...list('parameters', [...pathParameters(endpoint), ...queryParameters(endpoint), ...versionParameters(endpoint)]),
    ...requestBody(endpoint),
    responses: {
      '200': { ...success(endpoint), ...headersOf(endpoint) },
      ...partialResponse(endpoint),
      ...(isNotModifiable(endpoint) && { '304': { $ref: '#/components/responses/NotModified' } }),
      ...errors.of(endpoint),
    },
  };
}

/** Describes two endpoints that share method and path and differ in their query, as one operation (rule A7). */
export function joined(one: Json, other: Json, [first, second]: readonly [Endpoint, Endpoint]): Json {
  const parameters = [...queryParameters(first), ...queryParameters(second), ...versionParameters(first)].map(
    (parameter) => ({
      ...parameter,
      required: false,
    }),
  );
  const [page, options] = [serviceResponse(first), serviceResponse(second)];
  return {
    ...one,
    summary: `${one.summary} ${other.summary}`,
    parameters,
    responses: {
      ...(one.responses as Json),
      '200': {
        description: 'The first schema without `autoComplete`, the second with it.',
        content: {
          'application/json': {
            schema: { anyOf: [responseSchema(page), responseSchema(options)] },
            examples: {
              page: { summary: 'Without autoComplete', value: exampleOf(guaranteed(page)) },
              options: { summary: 'With autoComplete', value: exampleOf(guaranteed(options)) },
            },
          },
        },
        ...headersOf(first),
      },
    },
  };
}

/** The description of an operation: details of the contract that the other parts do not express. */
function descriptionOf(endpoint: Endpoint): string {
  const { access, scope, requiresProof, versioned, creates, capability, method, upload, optionalQuery } = endpoint;
  const sentences: readonly (string | false | undefined)[] = [
    endpoint.description,
    access === 'public' && 'Requires no authentication.',
    access === 'bearer' && "Requires an administrator's access token.",
    access === 'link' && 'Requires the token of a review link in the query parameter `token`.',
    scope && `Requires an API key with the scope \`${scope}\`.`,
    requiresProof && 'The session must have proved its identity within the last five minutes (`proveIdentity`).',
    access === 'service' && method !== 'GET' && 'The request is idempotent.',
    versioned && method === 'GET' && '`ETag` is the version of the item. Send it as `If-Match` with a change.',
    creates &&
      `The same request again gets the first response and changes nothing, whatever the ${creates} is now. Another content under the same id gets 409, and a deleted ${creates} 410.`,
    versioned && method !== 'GET' && 'With `If-Match`, the request fails with 412 if the item has another version.',
    upload === 'image' && 'The form field `file` is a PNG or JPEG of up to 10 MB.',
    upload === 'pdf' && 'The form field `file` is a PDF of up to 50 MB.',
    (capability || optionalQuery) &&
      'Not every server offers all of this. `readCapabilities` lists what a server offers.',
  ];
  return sentences.filter(Boolean).join(' ');
}

function securityOf({ access, scope }: Endpoint): readonly Json[] {
  if (access === 'public') return [];
  if (access === 'service') return [{ serviceKey: [scope] }];
  return [access === 'bearer' ? { bearer: [] } : { reviewLink: [] }];
}

function pathParameters({ path, pathId }: Endpoint): Json[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: pathId ? requestSchema(pathId) : { type: 'string' },
  }));
}

function queryParameters({ query, access }: Endpoint): Json[] {
  if (!query) return [];
  const { properties = {}, required = [] } = requestSchema(query);
  return (
    Object.entries(properties)
      // A review link's token is described as the operation's security scheme.
      .filter(([name]) => access !== 'link' || name !== 'token')
      .map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }))
  );
}

/** Whether the response has an entity tag. One that is made again for each request has none. */
function isTagged({ method, responseType }: Endpoint): boolean {
  return method === 'GET' && responseType !== 'application/jwt' && responseType !== 'text/csv';
}

/** Whether a client can ask for a change since its last response. Tags of items name a version, not the whole response. */
function isNotModifiable(endpoint: Endpoint): boolean {
  return isTagged(endpoint) && !endpoint.versioned;
}

function headersOf(endpoint: Endpoint): Json {
  const headers = {
    ...(isTagged(endpoint) && { ETag: { $ref: '#/components/headers/ETag' } }),
    ...(endpoint.access === 'service' && {
      RateLimit: { $ref: '#/components/headers/RateLimit' },
      'RateLimit-Policy': { $ref: '#/components/headers/RateLimitPolicy' },
    }),
  };
  return Object.keys(headers).length === 0 ? {} : { headers };
}

/** A single byte range; other ranges get 416. */
function partialResponse(endpoint: Endpoint): Json {
  if (errorsOf(endpoint)[416] === undefined) return {};
  const range = { description: 'The range of bytes, and the size of the file.', schema: { type: 'string' } };
  const headers = { ETag: { $ref: '#/components/headers/ETag' }, 'Content-Range': range };
  return { '206': { ...success(endpoint), description: 'The requested range of bytes.', headers } };
}

/** The headers that make a request depend on a version. */
function versionParameters(endpoint: Endpoint): Json[] {
  const { versioned, method, access, path } = endpoint;
  const header = (name: string, description: string) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
  });
  const isCreation = access === 'service' && method === 'PUT' && /:\w+$/.test(path);
  return [
    ...(versioned && method !== 'GET'
      ? [header('If-Match', 'The `ETag` of the version that was read. Without it, the version is not checked.')]
      : []),
    ...(isNotModifiable(endpoint)
      ? [header('If-None-Match', 'The `ETag` of an earlier response. If nothing has changed, the response is 304.')]
      : []),
    ...(isCreation
      ? [header('If-None-Match', 'With `*`, the request fails with 412 if the item exists already.')]
      : []),
  ];
}

function requestBody(endpoint: Endpoint): Json {
  const { body, upload } = endpoint;
  const limits = { required: true, 'x-max-bytes': maxBodyBytes(endpoint) };
  if (upload) {
    const contentType = upload === 'pdf' ? 'application/pdf' : 'image/png, image/jpeg';
    const schema = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } };
    const encoding = { file: { contentType } };
    return { requestBody: { ...limits, content: { 'multipart/form-data': { schema, encoding } } } };
  }
  if (!body) return {};
  const content = { 'application/json': { schema: requestSchema(body), example: exampleOf(body) } };
  const description = `At most ${english(formatBytes(maxBodyBytes(endpoint)))}, nested at most ${MAX_JSON_DEPTH} levels deep.`;
  return { requestBody: { description, ...limits, content } };
}

function success(endpoint: Endpoint): Json {
  const { responseType } = endpoint;
  if (responseType) {
    return { description: 'The file.', content: { [responseType]: { schema: { type: 'string', format: 'binary' } } } };
  }
  const schema = serviceResponse(endpoint);
  const content = { schema: responseSchema(schema), example: exampleOf(guaranteed(schema)) };
  return { description: 'Done.', content: { 'application/json': content } };
}

/** The response of this product's service. */
function serviceResponse({ response, exampleResponse }: Endpoint): Schema {
  const schema = exampleResponse ?? response;
  if (!schema) throw new Error('An endpoint has neither a response nor an example of one.');
  return schema;
}

function list(name: string, values: readonly Json[]): Json {
  return values.length === 0 ? {} : { [name]: values };
}
