import type { Endpoint } from '../../packages/api/src/http/endpoint.ts';
import { fullContract } from '../../packages/api/src/testing/contract.ts';
import { type Json, joined, type NamedEndpoint, operationOf } from './operation.ts';
import { namedSchemas } from './schemas.ts';

/** Every call of the contract with its names. */
export const namedEndpoints: readonly NamedEndpoint[] = Object.entries(fullContract).flatMap(([resource, calls]) =>
  Object.entries(calls).map(([name, endpoint]: [string, Endpoint]) => ({ resource, name, endpoint })),
);

/** Writes the contract as an OpenAPI 3.1 document. */
export function openApiDocument(): Json {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Administration of continuing professional development',
      version: '1',
      description:
        'The one API of the back office and its public pages. Trailing slashes make no difference. Absent and null ' +
        'fields of an answer both mean "not set"; unknown fields are ignored. In the body of a save, absent fields ' +
        'stay as they are and null clears.',
    },
    servers: [{ url: '/' }],
    tags: Object.keys(fullContract).map((name) => ({ name })),
    paths: paths(),
    components: {
      schemas: namedSchemas(),
      headers: {
        ETag: {
          description:
            'To be sent as If-None-Match by another reading, where that may be answered 304, or as If-Match by a change ' +
            'of the item, where that takes one. The tag of an item counts its own changes. A host may leave it out.',
          schema: { type: 'string' },
        },
      },
      responses: {
        NotModified: {
          description: 'The answer has the version that If-None-Match names; it is not sent again.',
          headers: { ETag: { $ref: '#/components/headers/ETag' } },
        },
        Error: error('The call failed; the message is shown as it is, the code under it.'),
        BadInput: error('Something in the call is missing or not allowed; the message names it.'),
        NotSignedIn: error(
          'The bearer is missing, not good, or of an ended session: renew it, or sign in. The credentials are wrong.',
        ),
        NoSuchLink: error("The link's token is missing, wrong or expired."),
        MissingScope: error('The API key does not have the scope of this call.'),
        NotFound: error('There is nothing of that id.'),
        RefusedByState: error(
          'What is stored does not allow it, such as enabling what is not ready; the code says why.',
        ),
        Gone: error('It existed and was removed; the code says what.'),
        ChangedElsewhere: error('The item has another version than that of If-Match; nothing is changed.'),
        TooLarge: error('The body is larger than 1 MB, the image than 10 MB or the PDF than 50 MB.'),
        WrongType: error('The body is not of the media type that the call takes.'),
        OutOfRange: { description: 'The file has no such range of bytes.' },
        TooMany: error('Too many attempts.', retryAfter),
        Busy: error(
          'The service is busy, or what it rests on does not answer; what was asked for may still have been done.',
          retryAfter,
        ),
        DiskFull: error('The disk of the service or of its database is full; nothing is saved.'),
      },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: "An administrator's access token." },
        serviceKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key of another service. The names in the list of a call are its scope.',
        },
        reviewLink: { type: 'apiKey', in: 'query', name: 'token', description: "A review link's token." },
      },
    },
  };
}

const retryAfter: Json = {
  'Retry-After': { description: 'The seconds to wait before asking again.', schema: { type: 'integer', minimum: 1 } },
};

function error(description: string, headers?: Json): Json {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return { description, ...(headers && { headers }), content };
}

function paths(): Json {
  const written = new Map<string, Map<string, { readonly endpoint: Endpoint; readonly operation: Json }>>();
  for (const named of namedEndpoints) {
    const { endpoint } = named;
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const verbs = written.get(path) ?? new Map();
    written.set(path, verbs);
    const verb = endpoint.method.toLowerCase();
    const twin = verbs.get(verb);
    const operation = operationOf(named);
    verbs.set(verb, {
      endpoint,
      operation: twin ? joined(twin.operation, operation, [twin.endpoint, endpoint]) : operation,
    });
  }
  return Object.fromEntries(
    [...written].map(([path, verbs]) => [
      path,
      Object.fromEntries([...verbs].map(([verb, { operation }]) => [verb, operation])),
    ]),
  );
}
