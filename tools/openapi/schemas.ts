import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import { activitySchema, listActivity } from '../../packages/api/src/activity/contract.ts';
import { administratorSchema, issuedLink, listAdministrators } from '../../packages/api/src/administrators/contract.ts';
import { apiKeySchema, listApiKeys } from '../../packages/api/src/apiKeys/contract.ts';
import { listSessions, sessionSchema } from '../../packages/api/src/auth/contract.ts';
import { bulkChangeSchema, bulkResultSchema } from '../../packages/api/src/bulk/contract.ts';
import { proofOfWorkSchema } from '../../packages/api/src/captcha/contract.ts';
import {
  certificateGroupOptionSchema,
  certificateGroupOptionsSchema,
  certificateGroupSchema,
  listCertificateGroups,
} from '../../packages/api/src/certificateGroups/contract.ts';
import { certificateSchema } from '../../packages/api/src/certificates/contract.ts';
import { courseSchema, listCourses } from '../../packages/api/src/courses/contract.ts';
import { eventSchema, listEvents } from '../../packages/api/src/events/contract.ts';
import { feedItemSchema, listFeed } from '../../packages/api/src/feed/contract.ts';
import type { Endpoint, Schema } from '../../packages/api/src/http/endpoint.ts';
import { referenceSchema } from '../../packages/api/src/http/schemas.ts';
import { listPasskeys, passkeySchema } from '../../packages/api/src/passkeys/contract.ts';
import { assertionSchema, attestationSchema, requestOptions } from '../../packages/api/src/passkeys/webauthn.ts';
import { choiceSchema, questionSchema } from '../../packages/api/src/quizzes/contract.ts';
import { postFileSchema, postSchema } from '../../packages/api/src/review/contract.ts';
import { guaranteed } from '../../packages/api/src/testing/contract.ts';
import { listedUserSchema, listUsers } from '../../packages/api/src/users/contract.ts';
import * as service from '../../services/backend/src/service/contract.ts';
import { fullContract } from '../../services/backend/src/testing/fullContract.ts';

const models = {
  Activity: activitySchema,
  ActivityPage: listActivity.response,
  Administrator: administratorSchema,
  AdministratorList: listAdministrators.response,
  ApiKey: apiKeySchema,
  ApiKeyList: listApiKeys.response,
  BulkResult: bulkResultSchema,
  CaptchaChallenge: proofOfWorkSchema,
  CatalogCourse: service.catalogCourseSchema,
  CatalogEvent: service.catalogEventSchema,
  CatalogGroup: service.catalogGroupSchema,
  CatalogQuiz: service.catalogQuizSchema,
  Certificate: certificateSchema,
  CertificateGroup: certificateGroupSchema,
  CertificateGroupOption: certificateGroupOptionSchema,
  CertificateGroupOptions: certificateGroupOptionsSchema,
  CertificateGroupPage: listCertificateGroups.response,
  Choice: choiceSchema,
  Course: courseSchema,
  CourseList: listCourses.response,
  Event: eventSchema,
  EventPage: listEvents.response,
  FeedItem: feedItemSchema,
  FeedPage: listFeed.response,
  IssuedCertificate: service.certificateSchema,
  Passkey: passkeySchema,
  PasskeyList: listPasskeys.response,
  PasskeyRequestOptions: requestOptions,
  Post: postSchema,
  PostFile: postFileSchema,
  Question: questionSchema,
  Reference: referenceSchema,
  ServiceEvent: service.serviceEventSchema,
  ServicePost: service.servicePostSchema,
  Session: sessionSchema,
  SessionList: listSessions.response,
  User: listedUserSchema,
  UserPage: listUsers.response,
  WelcomeLink: issuedLink,
} as const satisfies Readonly<Record<string, unknown>>;

/** A schema with its name in the document. */
type Named = readonly [name: string, schema: Schema];

/** The models of requests: each body under the name of the first operation with it, and the parts that several share. */
const bodies = firstNames([
  ['BulkChange', bulkChangeSchema],
  ...namedByOperation('Body', ({ body }) => body),
  ['PasskeyAssertion', assertionSchema],
  ['PasskeyAttestation', attestationSchema],
]);

/** The models of responses; those without a name of their own have that of the first operation with them. */
const responseModels = firstNames([
  ...Object.entries(models).flatMap(([name, schema]): Named[] => (schema ? [[name, guaranteed(schema)]] : [])),
  ...namedByOperation('Response', ({ response, exampleResponse, responseType }) => {
    const schema = responseType ? undefined : (exampleResponse ?? response);
    return schema && guaranteed(schema);
  }),
]);

function namedByOperation(suffix: 'Body' | 'Response', schemaOf: (endpoint: Endpoint) => Schema | undefined): Named[] {
  return Object.values(fullContract).flatMap((endpoints) =>
    Object.entries(endpoints).flatMap(([name, endpoint]: [string, Endpoint]): Named[] => {
      const schema = schemaOf(endpoint);
      return schema ? [[`${name.charAt(0).toUpperCase()}${name.slice(1)}${suffix}`, schema]] : [];
    }),
  );
}

function firstNames(named: readonly Named[]): Readonly<Record<string, Schema>> {
  return Object.fromEntries(
    named.filter(([, schema], index) => named.findIndex(([, other]) => other === schema) === index),
  );
}

/** Converts a schema of data that is sent to the service, with references to the named ones. */
export function requestSchema(schema: Schema): JsonSchema {
  return withoutDefaults(written(schema, bodies));
}

/** Converts a schema of data that the service sends, with references to the named ones. */
export function responseSchema(schema: Schema): JsonSchema {
  return written(guaranteed(schema), responseModels);
}

export function namedSchemas(): Readonly<Record<string, JsonSchema>> {
  const all = [responseModels, bodies].flatMap((definitions) =>
    Object.entries(definitions).map(([name, schema]): [string, JsonSchema] => {
      const { [name]: _itself, ...others } = definitions;
      const model = written(schema, others);
      return [name, definitions === bodies ? withoutDefaults(model) : model];
    }),
  );
  return Object.fromEntries(all.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function written(schema: Schema, definitions: Readonly<Record<string, Schema>>): JsonSchema {
  const { $schema, $defs, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    // The kind of a stored text is its check.
    ignoreActions: ['check'],
    definitions,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  });
  return rest;
}

/**
 * Moves the defaults of a request's fields into their descriptions: generators of clients take a field with a default for one
 * that must be sent, because every response has it.
 */
function withoutDefaults({ default: value, ...schema }: JsonSchema): JsonSchema {
  const result = { ...schema };
  if (typeof value === 'number' || typeof value === 'string') {
    result.description = [schema.description, `Default: ${value}.`].filter(Boolean).join(' ');
  }
  if (schema.properties) {
    const properties = Object.entries(schema.properties).map(([name, property]) => [
      name,
      typeof property === 'boolean' ? property : withoutDefaults(property),
    ]);
    result.properties = Object.fromEntries(properties);
  }
  return result;
}
