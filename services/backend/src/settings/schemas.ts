import { createPrivateKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { usernameProblem } from '@cpd/domain/administrator';
import { isReadableHue } from '@cpd/domain/appSettings';
import { isTimeZone } from '@cpd/domain/certificate';
import { cleanText, EMAIL_MAX_LENGTH, isBlankText, listed, textFault } from '@cpd/domain/text';
import { toWholeNumber } from '@cpd/domain/wholeNumber';
import * as v from 'valibot';
import { parseNetwork } from './network/ipAddress.ts';
import { newPasswordProblem } from './newPasswordProblem.ts';
import { unknownParameters } from './postgresEnvironment.ts';

const MIN_SECRET_LENGTH = 32;

/** The message for an invalid variable, with its value. Not for variables that may contain a secret. */
function mustBe(what: string): (issue: v.BaseIssue<unknown>) => string {
  return ({ input }) => `must be ${what}, but it is "${input}".`;
}

export function wholeNumber(min: number, max: number) {
  return v.pipe(
    v.string(),
    v.check(
      (text) => {
        const number = toWholeNumber(text);
        return number !== null && number >= min && number <= max;
      },
      mustBe(`a whole number from ${min} to ${max}`),
    ),
    v.transform((text) => Number(toWholeNumber(text))),
  );
}

export function oneOf<const Word extends string>(...words: readonly Word[]) {
  return v.picklist(words, mustBe(`one of ${words.join(', ')}`));
}

/** A comma-separated list. */
export function listOf<Item>(item: v.GenericSchema<string, Item>) {
  return v.pipe(
    v.string(),
    v.transform((text) => text.split(',').flatMap((part) => part.trim() || [])),
    v.array(item),
  );
}

export const onOrOff = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.picklist(['1', 'true', '0', 'false'], mustBe('1 or 0')),
  v.transform((word) => word === '1' || word === 'true'),
);

export const webAddress = v.pipe(
  v.string(),
  v.check(
    (text) => !URL.parse(text)?.username && !URL.parse(text)?.password,
    'must hold no user name and no password.',
  ),
  v.check((text) => {
    const url = URL.parse(text);
    return url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '';
  }, mustBe('an http or https address such as https://cpd.example.org')),
  v.transform((text) => new URL(text).href.replace(/(?<!\/)\/+$/, '')),
);

export const origin = v.pipe(
  webAddress,
  v.check(
    (address) => address === new URL(address).origin,
    ({ input }) => `must have no path, as in https://cpd.example.org, but it holds "${input}".`,
  ),
);

export const timeZone = v.pipe(v.string(), v.check(isTimeZone, mustBe('the name of a time zone such as Asia/Bangkok')));

/** A host name or an address without a port, as a socket takes it. */
export const hostName = v.pipe(
  v.string(),
  v.check(
    (host) => isIP(host) > 0 || (/^[\w.-]+$/.test(host) && URL.canParse(`http://${host}/`)),
    mustBe('a host name or an address without a port'),
  ),
);

export const network = v.pipe(
  v.string(),
  v.check(
    (text) => parseNetwork(text) !== null,
    ({ input }) => `must hold addresses or networks such as 10.0.0.0/8, but it holds "${input}".`,
  ),
  v.check(
    (text) => parseNetwork(text)?.bits !== 0,
    ({ input }) => `must not hold every address, as "${input}" does: clients could choose theirs.`,
  ),
);

export const databaseAddress = v.pipe(
  v.string(),
  v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://.'),
  v.check(
    // Without a host it means the machine's own socket, which the driver accepts and the URL standard does not.
    (text) => URL.canParse(text.replace('@/', '@localhost/')),
    'must be an address such as postgres://user:password@host/database, where #, / and ? of a password are written %23, %2F and %3F.',
  ),
  v.check(
    (text) => !new URL(text.replace('@/', '@localhost/')).hostname.includes(','),
    'must name one host. docs/operations.md tells how to use several.',
  ),
  v.check(
    (text) => unknownParameters(text).length === 0,
    ({ input }) => {
      const names = unknownParameters(String(input)).map((name) => `"${name}"`);
      return `must hold only parameters of PostgreSQL's programs, without ${listed(names)}.`;
    },
  ),
);

/** The pooler between the service and PostgreSQL, as `openPostgres` names its deadlines. */
export const databasePooler = v.pipe(
  oneOf('none', 'transaction'),
  v.transform((mode): 'transaction' | 'session' => (mode === 'none' ? 'session' : mode)),
);

/** A single-line text: a line break in a secret is a mistake in a file or a paste, and could not be typed. */
export const line = v.pipe(
  v.string(),
  v.check((secret) => !/[\r\n]/.test(secret), 'must be one line.'),
);

/** A field of a service account's key. `requirement` completes the sentence about a valid one. */
function accountField(requirement: string, isValid: (value: string) => boolean = Boolean) {
  const message = `must hold a service account's key, whose ${requirement}.`;
  return v.optional(v.pipe(v.string(message), v.check(isValid, message)), '');
}

/** The key of a service account, as the Firebase console issues it. */
export const serviceAccount = v.pipe(
  v.string(),
  v.parseJson(undefined, "must be a service account's key as JSON."),
  v.object(
    {
      type: accountField('"type" is "service_account"', (type) => type === 'service_account'),
      project_id: accountField('"project_id" is a text'),
      client_email: accountField('"client_email" is a text'),
      private_key: accountField('"private_key" is a private key in PEM format', isPrivateKey),
    },
    "must hold a service account's key as one JSON object.",
  ),
  v.transform(({ project_id: projectId, client_email: clientEmail, private_key: privateKey }) => ({
    projectId,
    clientEmail,
    privateKey,
  })),
);

function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).type === 'private';
  } catch {
    return false;
  }
}

const NO_SIGNING_KEY =
  'must hold P-256 private keys: as PEM, one after another, or as a JWK or a JWK set (several keys: the first one signs).';

/** Private ES256 keys. Environment files contain the line breaks of a PEM as \\n. */
export const signingKeys = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      const keys = readKeys(dataset.value.replaceAll('\\n', '\n'));
      if (keys.length > 0 && keys.every(isP256)) return keys.map((key) => key.export({ format: 'jwk' }));
    } catch {
      // The same message as below, without the key.
    }
    addIssue({ message: NO_SIGNING_KEY });
    return NEVER;
  }),
);

function readKeys(text: string): KeyObject[] {
  if (text.trimStart().startsWith('{')) {
    const json: JsonWebKey & { keys?: JsonWebKey[] } = JSON.parse(text);
    return (json.keys ?? [json]).map((key) => createPrivateKey({ key, format: 'jwk' }));
  }
  const pems = text.match(/-----BEGIN (?:EC )?PRIVATE KEY-----[^-]*-----END (?:EC )?PRIVATE KEY-----/g) ?? [];
  return pems.map((pem) => createPrivateKey(pem));
}

function isP256({ asymmetricKeyDetails }: KeyObject): boolean {
  return asymmetricKeyDetails?.namedCurve === 'prime256v1';
}

export const text = v.string();

/** @param what Completes 'must be …'. */
export function matching(pattern: RegExp, what: string) {
  return v.pipe(v.string(), v.regex(pattern, mustBe(what)));
}

export const folder = v.pipe(
  v.string(),
  v.transform((path) => resolve(path)),
);

export const share = v.pipe(
  v.string(),
  v.transform(Number),
  v.check((number) => number >= 0 && number <= 1, mustBe('a share from 0 to 1')),
);

const MAX_SHOWN_TEXT = 500;

/** A text that people read. */
export const shownText = v.pipe(
  v.string(),
  v.check(
    (value) => textFault('line', value, MAX_SHOWN_TEXT) === undefined && !isBlankText(value),
    'must be one line of visible characters.',
  ),
  v.transform((value) => cleanText('line', value)),
);

export const readableHue = v.pipe(
  v.string(),
  v.check(
    (text) => /^\d+(\.\d+)?$/.test(text) && isReadableHue(Number(text)),
    mustBe('a number from 0 to 105 or from 240 to 360'),
  ),
);

export const emailAddress = v.pipe(
  v.string(),
  v.check(
    (value) => textFault('email', value, EMAIL_MAX_LENGTH) === undefined && !isBlankText(value),
    mustBe('an e-mail address'),
  ),
  v.transform((value) => cleanText('email', value)),
);

/** The name of a new administrator. */
export const username = v.pipe(
  v.string(),
  v.check(
    (value) => usernameProblem(value) === undefined,
    'must be one line of at most 100 visible characters in one script.',
  ),
);

const TOO_SHORT = `must have at least ${MIN_SECRET_LENGTH} characters (several keys are separated by commas, the first one signs).`;

/** Several, so that one can be rotated while signatures of earlier ones stay valid. */
export const secrets = v.pipe(
  listOf(v.pipe(line, v.minLength(MIN_SECRET_LENGTH, TOO_SHORT))),
  v.minLength(1, TOO_SHORT),
);

export const newPassword = v.pipe(
  line,
  v.check(
    (password) => newPasswordProblem(password) === null,
    ({ input }) => newPasswordProblem(String(input)) ?? '',
  ),
);
