import { isTimeZone } from '@cpd/domain/certificate';
import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';
import { dateTimeSchema, idSchema, optionalField } from '../http/schemas.ts';

/** The record of an issued certificate, unchanged since it was issued. */
export const certificateSchema = v.object({
  _id: idSchema,
  /** The number that users quote. */
  number: v.string(),
  holder: optionalField(v.string()),
  /** The certificate group's name. */
  group: optionalField(v.string()),
  issuedAt: dateTimeSchema,
  /** Null while it is valid. */
  withdrawnAt: optionalField(dateTimeSchema),
  /** The id of the certificate that was issued in its place. */
  successor: optionalField(idSchema),
  successorNumber: optionalField(v.string()),
  /** The number of the certificate that it replaces, and when the first one was issued. */
  predecessorNumber: optionalField(v.string()),
  firstIssuedAt: optionalField(dateTimeSchema),
  /** The IANA name of the operator's time zone, for the dates and the year in the number. */
  timeZone: v.pipe(
    v.nullish(v.string(), 'UTC'),
    v.transform((name) => (isTimeZone(name) ? name : 'UTC')),
  ),
  /** Available downloads besides the image; none for a withdrawn certificate. */
  downloads: v.nullish(v.array(v.string()), []),
});

export type Certificate = v.InferOutput<typeof certificateSchema>;

/** Only requests for unknown certificates are rate-limited. */
const tooManyUnknown = { 429: ['TOO_MANY_ATTEMPTS'] } as const;

/** Public, because the id is unguessable. */
export const readCertificate = endpoint('GET', '/v1/certificate/:id', {
  access: 'public',
  capability: 'certificate-records',
  summary: 'Reads the record of an issued certificate.',
  response: certificateSchema,
  errors: tooManyUnknown,
});

/**
 * Draws an issued certificate with its holder's name (rules B4, C5), and WITHDRAWN or REPLACED across one that is
 * not valid. Public, because the id is unguessable.
 */
export const readCertificatePreview = endpoint('GET', '/v1/certificate/preview/:id', {
  access: 'public',
  summary: 'Renders an issued certificate as an image.',
  responseType: 'image/png',
  isActive: true,
  errors: { 409: ['NAME_NOT_DRAWABLE'], ...tooManyUnknown },
});

/** Fails with 409 if the certificate is withdrawn. */
export const readCertificatePdf = endpoint('GET', '/v1/certificate/pdf/:id', {
  access: 'public',
  capability: 'certificate-records',
  summary: 'Renders an issued certificate as a PDF, with a QR code of its page.',
  responseType: 'application/pdf',
  isActive: true,
  errors: { 409: ['CERTIFICATE_WITHDRAWN', 'NAME_NOT_DRAWABLE'], ...tooManyUnknown },
});

/** Fails with 409 if the certificate is withdrawn, and with 404 if the server signs none. */
export const readCertificateCredential = endpoint('GET', '/v1/certificate/credential/:id', {
  access: 'public',
  capability: 'certificate-records',
  summary: 'Signs an Open Badges 3.0 credential of an issued certificate, as a JWT.',
  responseType: 'application/jwt',
  errors: { 409: ['CERTIFICATE_WITHDRAWN'], ...tooManyUnknown },
});

/** The URL that a credential names for its status. */
export const readCertificateStatus = endpoint('GET', '/v1/certificate/status/:id', {
  access: 'public',
  capability: 'certificate-records',
  summary: "Reads a credential's revocation list. It contains the credential if its certificate was withdrawn.",
  response: v.object({
    id: v.string(),
    issuer: v.string(),
    revokedCredential: v.array(v.object({ id: v.string(), revoked: v.boolean() })),
  }),
  errors: tooManyUnknown,
});
