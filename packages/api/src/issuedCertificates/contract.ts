import { CERTIFICATE_STATES, isTimeZone, REASON_MAX_LENGTH } from '@cpd/domain/certificate';
import { isBlankText } from '@cpd/domain/text';
import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';
import { dateTimeSchema, idSchema, optionalField, pageOf, pageQuery } from '../http/schemas.ts';
import { storedText } from '../http/storedText.ts';

/** Another certificate of the same person and group. */
const otherCertificateSchema = v.object({ _id: idSchema, number: v.string() });

/** An issued certificate as administrators see it. */
export const issuedCertificateSchema = v.object({
  _id: idSchema,
  /** The number that users quote. */
  number: v.string(),
  /** Its public page, to open or to copy. */
  url: v.string(),
  user: idSchema,
  /** The name on the certificate. */
  holder: optionalField(v.string()),
  /** The person's name now. */
  presentName: optionalField(v.string()),
  /** Whether a certificate that is issued now would show another name. */
  isRenamed: v.nullish(v.boolean(), false),
  certificateGroup: idSchema,
  /** The certificate group's name when it was issued. */
  group: optionalField(v.string()),
  issuedAt: dateTimeSchema,
  state: v.picklist(CERTIFICATE_STATES),
  withdrawnAt: optionalField(dateTimeSchema),
  /** Why, if an administrator withdrew it. */
  withdrawnReason: optionalField(v.string()),
  /** The certificate that was issued in its place, and the one in whose place it was issued. */
  successor: optionalField(otherCertificateSchema),
  predecessor: optionalField(otherCertificateSchema),
  /** When the first one was issued, if it replaces another. */
  firstIssuedAt: optionalField(dateTimeSchema),
  /** The IANA name of the operator's time zone, for its dates. */
  timeZone: optionalField(v.pipe(v.string(), v.check(isTimeZone, 'is not a time zone.'))),
});

export type IssuedCertificate = v.InferOutput<typeof issuedCertificateSchema>;

/** The filters of the list, which its CSV has as well. */
export const certificateFilters = {
  certificateGroup: v.optional(idSchema),
  user: v.optional(idSchema),
  state: v.optional(v.picklist(CERTIFICATE_STATES)),
  keyword: pageQuery.keyword,
};

export const listCertificates = endpoint('GET', '/v1/certificate', {
  capability: 'certificates',
  summary: 'Lists issued certificates by page, the newest first: all, of a group, of a user, or of a state.',
  description:
    'A keyword that is a number, with or without its year and leading zeros, finds the certificate with this number; any other keyword searches the names on the certificates.',
  query: v.object({ ...certificateFilters, page: pageQuery.page, size: pageQuery.size }),
  response: pageOf(issuedCertificateSchema),
});

/** An id that a client has chosen. It is long, because anyone with a certificate's id can open it. */
export const newCertificateIdSchema = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_.~-]{1,100}$/, 'An id has up to 100 letters, digits, and characters of "-._~".'),
  v.minLength(20, 'The id of a certificate has at least 20 characters, such as a UUID.'),
);

export const issueCertificate = endpoint('POST', '/v1/certificate', {
  capability: 'certificates',
  summary: 'Issues a certificate of an enabled group to a user under your unguessable `id`, such as a UUID.',
  versioned: true,
  creates: 'certificate',
  body: v.object({ id: newCertificateIdSchema, user: idSchema, certificateGroup: idSchema }),
  response: issuedCertificateSchema,
  errors: { 409: ['CERTIFICATE_GROUP_NOT_READY', 'NAME_NOT_DRAWABLE'] },
});

export const withdrawCertificate = endpoint('POST', '/v1/certificate/withdraw/:id', {
  capability: 'certificates',
  requiresProof: true,
  versioned: true,
  summary: 'Withdraws a certificate permanently. Only administrators can read the reason.',
  body: v.object({
    reason: v.pipe(
      storedText('text', REASON_MAX_LENGTH),
      v.check((text) => !isBlankText(text), 'must not be blank.'),
    ),
  }),
  response: issuedCertificateSchema,
  errors: { 409: ['CERTIFICATE_WITHDRAWN'] },
});

export const reissueCertificate = endpoint('POST', '/v1/certificate/reissue/:id', {
  capability: 'certificates',
  requiresProof: true,
  versioned: true,
  creates: 'certificate',
  summary:
    "Issues a certificate with the user's present name under your unguessable `newId`, and withdraws the one in the path as replaced by it.",
  body: v.object({ newId: newCertificateIdSchema }),
  response: issuedCertificateSchema,
  errors: { 409: ['CERTIFICATE_WITHDRAWN', 'CERTIFICATE_GROUP_NOT_READY', 'NAME_NOT_DRAWABLE'] },
});
