import { USERNAME_MAX_LENGTH } from '@cpd/domain/administrator';
import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';
import {
  dateTimeSchema,
  flagField,
  idSchema,
  inputText,
  listOf,
  optionalField,
  passwordText,
  referenceSchema,
} from '../http/schemas.ts';
import { storedText } from '../http/storedText.ts';

/** A person who can sign in to the back office, unless disabled. */
export const administratorSchema = v.object({
  _id: idSchema,
  username: v.string(),
  /** When they were added. */
  since: dateTimeSchema,
  /** The name of the administrator who added them; null if a command or an earlier version of the product did. */
  addedBy: optionalField(v.string()),
  /** The time of their last sign-in or token renewal; null if there was none. */
  lastSeenAt: optionalField(dateTimeSchema),
  isDisabled: flagField,
  /** Whether they have not chosen a password yet. */
  isInvited: flagField,
  /** Whether it is the signed-in administrator. */
  isSelf: flagField,
});

/** A link is shown once: the service stores only the hash of its token. */
export const issuedLink = v.object({
  _id: idSchema,
  token: v.pipe(v.string(), v.nonEmpty()),
  expiresAt: dateTimeSchema,
});

export const listAdministrators = endpoint('GET', '/v1/administrator', {
  capability: 'administrators',
  summary: 'Lists the administrators by name.',
  response: listOf(administratorSchema),
});

export const addAdministrator = endpoint('POST', '/v1/administrator', {
  capability: 'administrators',
  requiresProof: true,
  summary: 'Adds an administrator and returns the token with which they choose their password.',
  body: v.object({ username: storedText('username', USERNAME_MAX_LENGTH) }),
  response: issuedLink,
  errors: { 409: ['NAME_TAKEN'] },
});

export const issueWelcomeLink = endpoint('POST', '/v1/administrator/:id/link', {
  capability: 'administrators',
  requiresProof: true,
  summary: 'Returns a token with which another administrator chooses a new password. Earlier tokens become invalid.',
  response: issuedLink,
  errors: { 409: ['OWN_ACCOUNT', 'ADMINISTRATOR_DISABLED'] },
});

export const disableAdministrator = endpoint('POST', '/v1/administrator/:id/disable', {
  capability: 'administrators',
  requiresProof: true,
  summary: 'Disables an administrator and ends their sessions. The last enabled administrator cannot be disabled.',
  body: v.object({
    /** Required to disable one's own account. */
    isSelf: v.optional(v.boolean()),
  }),
  exampleResponse: referenceSchema,
  errors: { 409: ['OWN_ACCOUNT', 'LAST_ADMINISTRATOR'] },
});

export const enableAdministrator = endpoint('POST', '/v1/administrator/:id/enable', {
  capability: 'administrators',
  requiresProof: true,
  summary: 'Enables an administrator.',
  exampleResponse: referenceSchema,
});

const badWelcome = { 403: ['BAD_LINK', 'LINK_SPENT', 'LINK_EXPIRED'], 429: ['TOO_MANY_ATTEMPTS'] } as const;

/** The token is in the body because proxies log URLs. */
export const readWelcome = endpoint('POST', '/v1/administrator/welcome', {
  isQuiet: true,
  access: 'public',
  capability: 'administrators',
  summary:
    'Returns the user name that a token for choosing a password belongs to. A used, expired or unknown token is rejected.',
  body: v.object({ token: inputText }),
  response: v.object({ username: v.string() }),
  errors: badWelcome,
});

export const choosePassword = endpoint('POST', '/v1/administrator/welcome/password', {
  access: 'public',
  capability: 'administrators',
  summary:
    'Sets the password of the administrator that a token belongs to. It uses up the token and ends their sessions.',
  body: v.object({ token: inputText, newPassword: passwordText }),
  exampleResponse: v.object({}),
  errors: { 400: ['BAD_PASSWORD'], ...badWelcome },
});
