import { readFileSync } from 'node:fs';
import type { Endpoint } from '../../packages/api/src/http/endpoint.ts';
import { fullContract } from '../../services/backend/src/testing/fullContract.ts';
import { ErrorResponses, errorSchemas } from './errors.ts';
import { type Json, joined, type NamedEndpoint, operationOf } from './operation.ts';
import { namedSchemas } from './schemas.ts';

/** Every endpoint of the contract with its names. */
export const namedEndpoints: readonly NamedEndpoint[] = Object.entries(fullContract).flatMap(([resource, calls]) =>
  Object.entries(calls).map(([name, endpoint]: [string, Endpoint]) => ({ resource, name, endpoint })),
);

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../../packages/api/package.json', import.meta.url), 'utf8'),
);

const TAGS: Readonly<Record<keyof typeof fullContract, string>> = {
  activity: 'The history: who changed what and when.',
  administrators: 'People who can sign in to the back office, and the links by which they choose a password.',
  apiKeys: 'The keys by which other services send requests.',
  bin: 'Deleted items, which can be restored for some time.',
  bulk: 'Enabling and deleting several items by one request.',
  auth: 'Signing in and out, sessions and passwords.',
  capabilities: 'What this server offers beyond the specification.',
  captcha: 'The proof of work that signing in requires.',
  identityProof: 'The recent proof of identity that sensitive requests require.',
  passkeys: 'Passkeys as a second factor, and signing in with a passkey only.',
  courses: 'Courses in their sequence.',
  quizzes: "Questions of a course's quiz.",
  events: 'Events with a cover and posters.',
  certificateGroups: 'Groups of courses that lead to a certificate, with its template.',
  certificates: 'Issued certificates, as an image, a PDF and a signed credential.',
  issuedCertificates: 'Issued certificates',
  exports: 'Downloads of lists',
  feed: 'Posts that people submitted.',
  review: 'Reviewing a post with a link.',
  uploads: 'Images and PDFs.',
  userLookup: 'Finding users by e-mails, ids and names.',
  users: "The mobile app's users.",
  userDeletion: 'Deleting an account on the public page.',
  service: 'The API of other services, with API keys. docs/integration.md explains it.',
};

const DESCRIPTION = readFileSync(new URL('description.md', import.meta.url), 'utf8');

/** Converts the contract to an OpenAPI 3.1 document. */
export function openApiDocument(): Json {
  const errors = new ErrorResponses();
  const described = paths(errors);
  return {
    openapi: '3.1.1',
    info: {
      title: 'CPD back office',
      version,
      description: DESCRIPTION,
    },
    servers: [{ url: '/' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: described,
    components: {
      schemas: { ...errorSchemas, ...namedSchemas() },
      headers: {
        ETag: {
          description:
            'The version of the response. Send it as `If-None-Match` to read again, if the operation has a 304, or as ' +
            '`If-Match` to change the item, if that is a parameter.',
          schema: { type: 'string' },
        },
        RateLimit: {
          description:
            'Requests that the key may still make (`r`), and the seconds until it may make all again (`t`): `"key";r=29999;t=60`.',
          schema: { type: 'string' },
        },
        RateLimitPolicy: {
          description: 'Requests that a key may make (`q`) in a number of seconds (`w`): `"key";q=30000;w=60`.',
          schema: { type: 'string' },
        },
        RetryAfter: {
          description: 'The seconds to wait before the next attempt. Without it, a repeated request fails again.',
          schema: { type: 'integer', minimum: 1 },
        },
      },
      responses: {
        NotModified: {
          description: 'The client already has this version.',
          headers: { ETag: { $ref: '#/components/headers/ETag' } },
        },
        ...errors.components,
      },
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: "An administrator's access token, from signing in or renewing a session.",
        },
        serviceKey: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An API key of another service, such as `cpd_…`. `npm run admin -- key add <name>` creates one. Each operation lists the scope that it requires.',
        },
        reviewLink: { type: 'apiKey', in: 'query', name: 'token', description: "A review link's token." },
      },
    },
  };
}

function paths(errors: ErrorResponses): Json {
  const written = new Map<string, Map<string, { readonly endpoint: Endpoint; readonly operation: Json }>>();
  for (const named of namedEndpoints) {
    const { endpoint } = named;
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}').replace(/\/$/, '');
    const verbs = written.get(path) ?? new Map();
    written.set(path, verbs);
    const verb = endpoint.method.toLowerCase();
    const twin = verbs.get(verb);
    const operation = operationOf(named, errors);
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
