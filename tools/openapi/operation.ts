import type { Endpoint } from '../../packages/api/src/http/endpoint.ts';
import { refusalsOf } from '../../packages/api/src/testing/contract.ts';
import { jsonSchemaOf } from './schemas.ts';

/** A call and the names it has in the contract. */
export interface NamedEndpoint {
  /** The resource, such as `courses`. */
  readonly resource: string;
  /** The call, such as `listCourses`. */
  readonly name: string;
  readonly endpoint: Endpoint;
}

/** A JSON object of the document. */
export type Json = Readonly<Record<string, unknown>>;

/** Describes one call. */
export function operationOf({ resource, name, endpoint }: NamedEndpoint): Json {
  return {
    operationId: name,
    tags: [resource],
    summary: endpoint.summary,
    ...(endpoint.capability && { 'x-capability': endpoint.capability }),
    security: securityOf(endpoint),
    ...list('parameters', [
      ...pathParameters(endpoint.path),
      ...queryParameters(endpoint),
      ...versionParameter(endpoint),
    ]),
    ...requestBody(endpoint),
    responses: {
      '200': { ...success(endpoint), ...taggedHeaders(endpoint) },
      ...(endpoint.exampleResponse && { '204': { description: 'Done; the apps read no body.' } }),
      ...partialAnswer(endpoint),
      ...(isTagged(endpoint) &&
        endpoint.version !== 'answered' && { '304': { $ref: '#/components/responses/NotModified' } }),
      ...refusals(endpoint),
      default: { $ref: '#/components/responses/Error' },
    },
  };
}

/** Describes two calls that share verb and path and differ in their query, as one (rule A7). */
export function joined(one: Json, other: Json, [first, second]: readonly [Endpoint, Endpoint]): Json {
  const parameters = [...queryParameters(first), ...queryParameters(second)].map((parameter) => ({
    ...parameter,
    required: false,
  }));
  return {
    ...one,
    summary: `${one.summary} ${other.summary}`,
    parameters,
    responses: {
      ...(one.responses as Json),
      '200': {
        ...json('The answer; without autoComplete the first, with it the second.', {
          anyOf: [first, second].flatMap(({ response: answer }) => (answer ? [jsonSchemaOf(answer)] : [])),
        }),
        ...taggedHeaders(first),
      },
    },
  };
}

/** The component that tells of a status. */
const COMPONENTS: Readonly<Record<string, string>> = {
  '400': 'BadInput',
  '401': 'NotSignedIn',
  '403': 'NoSuchLink',
  '404': 'NotFound',
  '409': 'RefusedByState',
  '410': 'Gone',
  '412': 'ChangedElsewhere',
  '413': 'TooLarge',
  '415': 'WrongType',
  '416': 'OutOfRange',
  '429': 'TooMany',
  '503': 'Busy',
  '507': 'DiskFull',
};

function refusals(endpoint: Endpoint): Json {
  return Object.fromEntries(
    Object.entries(refusalsOf(endpoint)).map(([status, codes]) => [
      status,
      {
        $ref: `#/components/responses/${status === '403' && endpoint.scope ? 'MissingScope' : COMPONENTS[status]}`,
        ...(codes.length > 0 && { description: `Code: ${codes.join(', ')}.` }),
      },
    ]),
  );
}

function securityOf({ access, scope }: Endpoint): readonly Json[] {
  if (access === 'public') return [];
  if (access === 'service') return [{ serviceKey: [scope] }];
  return [access === 'bearer' ? { bearer: [] } : { reviewLink: [] }];
}

function pathParameters(path: string): Json[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters({ query, access }: Endpoint): Json[] {
  if (!query) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(query);
  return (
    Object.entries(properties)
      // A review link's token is described as the call's security.
      .filter(([name]) => access !== 'link' || name !== 'token')
      .map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }))
  );
}

/** Whether the answer has an entity tag; a credential is signed again for each call. */
function isTagged({ method, responseType }: Endpoint): boolean {
  return method === 'GET' && responseType !== 'application/jwt';
}

function taggedHeaders(endpoint: Endpoint): Json {
  return isTagged(endpoint) ? { headers: { ETag: { $ref: '#/components/headers/ETag' } } } : {};
}

/** A range of a file's bytes; whoever answers those refuses others by 416. */
function partialAnswer(endpoint: Endpoint): Json {
  if (refusalsOf(endpoint)[416] === undefined) return {};
  const range = { description: 'Which bytes, and of how many.', schema: { type: 'string' } };
  const headers = { ETag: { $ref: '#/components/headers/ETag' }, 'Content-Range': range };
  return { '206': { ...success(endpoint), description: 'The bytes that were asked for by Range.', headers } };
}

function versionParameter({ version }: Endpoint): Json[] {
  if (version !== 'checked') return [];
  const description = 'The ETag that the item was read with; without it nothing is checked.';
  return [{ name: 'If-Match', in: 'header', required: false, description, schema: { type: 'string' } }];
}

function requestBody({ body, upload }: Endpoint): Json {
  if (upload) {
    const contentMediaType = upload === 'pdf' ? 'application/pdf' : 'image/png, image/jpeg';
    const schema = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } };
    const encoding = { file: { contentType: contentMediaType } };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema, encoding } } } };
  }
  if (!body) return {};
  return { requestBody: { required: true, content: { 'application/json': { schema: jsonSchemaOf(body) } } } };
}

function success({ response, exampleResponse, responseType }: Endpoint): Json {
  if (responseType) {
    return { description: 'The file.', content: { [responseType]: { schema: { type: 'string', format: 'binary' } } } };
  }
  if (exampleResponse)
    return json('Done; for the apps any body or none will do, and any 2xx status.', jsonSchemaOf(exampleResponse));
  if (!response) throw new Error('A call names neither a response nor an example of one.');
  return json('The answer, bare or under "data".', jsonSchemaOf(response));
}

function json(description: string, schema: unknown): Json {
  return { description, content: { 'application/json': { schema } } };
}

function list(name: string, values: readonly Json[]): Json {
  return values.length === 0 ? {} : { [name]: values };
}
