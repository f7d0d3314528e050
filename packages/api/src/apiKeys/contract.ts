import { API_KEY_MAX_DAYS, API_KEY_NAME_MAX_LENGTH, SCOPES } from '@cpd/domain/apiKey';
import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';
import { dateTimeSchema, idSchema, listOf, optionalField, referenceSchema } from '../http/schemas.ts';
import { storedText } from '../http/storedText.ts';

const scopesSchema = v.pipe(
  v.array(v.string()),
  v.description(`Some of ${SCOPES.join(', ')}; clients show others as they are.`),
);

export const apiKeySchema = v.object({
  _id: idSchema,
  /** The service that has it, which may have several. */
  name: v.string(),
  scopes: scopesSchema,
  createdAt: dateTimeSchema,
  /** Null if it never expires. */
  expiresAt: optionalField(dateTimeSchema),
  /** Null while it was never used; up to a minute late. */
  lastUsedAt: optionalField(dateTimeSchema),
});

export const listApiKeys = endpoint('GET', '/v1/api-key', {
  capability: 'api-keys',
  summary: 'Lists the API keys of other services that are not revoked, by name. The keys themselves cannot be read.',
  response: listOf(apiKeySchema),
});

export const addApiKey = endpoint('POST', '/v1/api-key', {
  capability: 'api-keys',
  requiresProof: true,
  summary:
    'Adds an API key for another service, whose name has lower-case letters, digits and hyphens. Only this response contains the key.',
  body: v.object({
    name: storedText('line', API_KEY_NAME_MAX_LENGTH),
    scopes: v.pipe(v.array(v.picklist(SCOPES)), v.nonEmpty()),
    lifetimeDays: v.pipe(
      v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(API_KEY_MAX_DAYS)), null),
      v.description('The days after which it expires; null for never.'),
    ),
  }),
  response: v.object({ _id: idSchema, key: v.pipe(v.string(), v.nonEmpty()) }),
});

export const revokeApiKey = endpoint('DELETE', '/v1/api-key/:id', {
  capability: 'api-keys',
  requiresProof: true,
  summary: 'Revokes an API key: requests with it are rejected from now on.',
  exampleResponse: referenceSchema,
});
