import type { AnyEndpoint } from '../../packages/api/src/http/endpoint.ts';
import { jsonSchemaOf } from './schemas.ts';

/** A call and the names it has in the contract. */
export interface NamedEndpoint {
  /** The resource, such as `courses`. */
  readonly resource: string;
  /** The call, such as `listCourses`. */
  readonly name: string;
  readonly endpoint: AnyEndpoint;
}

/** A JSON object of the document. */
export type Json = Readonly<Record<string, unknown>>;

/** Describes one call. */
export function operationOf({ resource, name, endpoint }: NamedEndpoint): Json {
  return {
    operationId: name,
    tags: [resource],
    summary: endpoint.summary,
    ...(endpoint.isExtra && { 'x-extra': true }),
    security: securityOf(endpoint),
    ...list('parameters', [
      ...pathParameters(endpoint.path),
      ...queryParameters(endpoint),
      ...versionParameter(endpoint),
    ]),
    ...requestBody(endpoint),
    responses: {
      '200': { ...success(endpoint), ...versionHeader(endpoint) },
      ...refusals(endpoint),
      default: { $ref: '#/components/responses/Error' },
    },
  };
}

/** Describes two calls that share verb and path and differ in their query, as one (rule A7). */
export function joined(one: Json, other: Json, [first, second]: readonly [AnyEndpoint, AnyEndpoint]): Json {
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
      '200': json('The answer; without autoComplete the first, with it the second.', {
        anyOf: [first, second].flatMap(({ answer }) => (answer ? [jsonSchemaOf(answer)] : [])),
      }),
    },
  };
}

/** The refusals that a call of this shape can meet (rule B7), each by its component. */
function refusals({ access, method, path, query, body, upload, version }: AnyEndpoint): Json {
  const takesSomething = query !== undefined || body !== undefined || path.includes(':');
  const changesSomething = method !== 'GET';
  const meets: Readonly<Record<string, readonly [name: string, canMeet: boolean]>> = {
    '400': ['BadInput', takesSomething || upload !== undefined],
    '401': ['NotSignedIn', access === 'bearer'],
    '403': ['NoSuchLink', access === 'link'],
    '404': ['NotFound', path.includes(':')],
    '409': ['RefusedByState', changesSomething && access !== 'public'],
    '412': ['ChangedElsewhere', version === 'checked'],
    '413': ['TooLarge', body !== undefined || upload !== undefined],
    '415': ['WrongType', body !== undefined || upload !== undefined],
    '429': ['TooMany', changesSomething && access === 'public'],
    '503': ['Busy', true],
  };
  return Object.fromEntries(
    Object.entries(meets)
      .filter(([, [, canMeet]]) => canMeet)
      .map(([status, [name]]) => [status, { $ref: `#/components/responses/${name}` }]),
  );
}

function securityOf({ access }: AnyEndpoint): readonly Json[] {
  if (access === 'public') return [];
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

function queryParameters({ query, access }: AnyEndpoint): Json[] {
  if (!query) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(query);
  return (
    Object.entries(properties)
      // A review link's token is described as the call's security.
      .filter(([name]) => access !== 'link' || name !== 'token')
      .map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }))
  );
}

function versionHeader({ version }: AnyEndpoint): Json {
  if (version !== 'answered') return {};
  const description = 'The version of the answer; a host may leave it out.';
  return { headers: { ETag: { description, schema: { type: 'string' } } } };
}

function versionParameter({ version }: AnyEndpoint): Json[] {
  if (version !== 'checked') return [];
  const description = 'The ETag of the reading that the save was made from; without it nothing is checked.';
  return [{ name: 'If-Match', in: 'header', required: false, description, schema: { type: 'string' } }];
}

function requestBody({ body, upload }: AnyEndpoint): Json {
  if (upload) {
    const contentMediaType = upload === 'pdf' ? 'application/pdf' : 'image/png, image/jpeg';
    const schema = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } };
    const encoding = { file: { contentType: contentMediaType } };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema, encoding } } } };
  }
  if (!body) return {};
  return { requestBody: { required: true, content: { 'application/json': { schema: jsonSchemaOf(body) } } } };
}

function success({ answer, answersFile }: AnyEndpoint): Json {
  if (answersFile) {
    return { description: 'The file.', content: { [answersFile]: { schema: { type: 'string', format: 'binary' } } } };
  }
  if (!answer) return { description: 'Done; any body or none will do, and any other 2xx status.' };
  return json('The answer, bare or under "data".', jsonSchemaOf(answer));
}

function json(description: string, schema: unknown): Json {
  return { description, content: { 'application/json': { schema } } };
}

function list(name: string, values: readonly Json[]): Json {
  return values.length === 0 ? {} : { [name]: values };
}
