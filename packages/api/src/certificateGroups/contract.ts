import { TITLE_MAX_LENGTH } from '@cpd/domain/textLength';
import { MAX_IMAGE_PIXELS } from '@cpd/domain/upload';
import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';
import {
  flagField,
  idResponseSchema,
  idSchema,
  listOf,
  numberField,
  optionalField,
  pageOf,
  pageQuery,
  referenceSchema,
  sentField,
  wholeNumber,
} from '../http/schemas.ts';
import { storedText } from '../http/storedText.ts';

/** A certificate group. Missing fields of a draft are null. */
export const certificateGroupSchema = v.object({
  _id: idSchema,
  name: optionalField(v.string()),
  isEnable: flagField,
  passCondition: numberField,
  template: optionalField(referenceSchema),
  templateVerticalPosition: numberField,
});

export type CertificateGroup = v.InferOutput<typeof certificateGroupSchema>;

/** A certificate group in the list. */
export const listedCertificateGroupSchema = v.object({
  ...certificateGroupSchema.entries,
  /** The number of certificates issued in it, withdrawn ones included; of a large number, the latest count. */
  issuedCount: sentField(wholeNumber),
});

export type ListedCertificateGroup = v.InferOutput<typeof listedCertificateGroupSchema>;

/** A group in the course form's selector. */
export const certificateGroupOptionSchema = v.object({ _id: idSchema, name: optionalField(v.string()) });

/** All of them, without a page (rule A7). */
export const certificateGroupOptionsSchema = v.object({ docs: v.array(certificateGroupOptionSchema) });

export type CertificateGroupOption = v.InferOutput<typeof certificateGroupOptionSchema>;

export const listCertificateGroups = endpoint('GET', '/v1/certificate-group', {
  summary: 'Lists certificate groups by page, filtered by a keyword in their names and by whether they are enabled.',
  query: v.object({ ...pageQuery, isEnable: v.optional(v.boolean()) }),
  optionalQuery: { isEnable: 'certificate-group-filter' },
  response: pageOf(listedCertificateGroupSchema),
});

export const listEnabledCertificateGroups = endpoint('GET', '/v1/certificate-group', {
  summary: 'With autoComplete, lists every enabled group by name.',
  query: v.object({ autoComplete: v.literal(true) }),
  response: listOf(certificateGroupOptionSchema),
  exampleResponse: certificateGroupOptionsSchema,
});

export const draftCertificateGroup = endpoint('POST', '/v1/certificate-group/draft', {
  summary: 'Creates an empty certificate group and returns its id.',
  response: idResponseSchema,
  exampleResponse: referenceSchema,
});

export const readCertificateGroup = endpoint('GET', '/v1/certificate-group/:id', {
  summary: 'Reads one certificate group.',
  versioned: true,
  response: certificateGroupSchema,
});

/** Pixels from the top. The limit is the maximum number of pixels of a template. */
const templatePosition = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_IMAGE_PIXELS));

/** Saves an existing group. Absent fields stay unchanged, null clears. */
export const saveCertificateGroup = endpoint('POST', '/v1/certificate-group/', {
  summary: 'Saves the fields of a certificate group that are in the body.',
  versioned: true,
  body: v.object({
    id: idSchema,
    name: v.nullish(storedText('line', TITLE_MAX_LENGTH)),
    passCondition: v.optional(wholeNumber),
    template: v.nullish(idSchema),
    templateVerticalPosition: v.optional(templatePosition),
  }),
  exampleResponse: certificateGroupSchema,
  errors: { 404: ['NOT_FOUND'], 409: ['CERTIFICATE_GROUP_NOT_READY'] },
});

/** Draws unsaved changes. */
export const previewCertificateGroup = endpoint('POST', '/v1/certificate-group/preview', {
  capability: 'certificate-preview',
  summary: 'Renders a certificate with a sample name, like issued ones, and returns the file in base64.',
  body: v.object({
    template: idSchema,
    position: templatePosition,
    name: storedText('line', TITLE_MAX_LENGTH),
    format: v.picklist(['png', 'pdf']),
  }),
  response: v.object({ content: v.pipe(v.string(), v.base64()) }),
  errors: { 400: ['NAME_NOT_DRAWABLE'] },
});

export const enableCertificateGroup = endpoint('PATCH', '/v1/certificate-group/enable/:id', {
  summary: 'Enables a group that has a name, a template and a number of courses.',
  versioned: true,
  exampleResponse: certificateGroupSchema,
  errors: { 409: ['CERTIFICATE_GROUP_NOT_READY'] },
});

export const deleteCertificateGroup = endpoint('DELETE', '/v1/certificate-group/:id', {
  summary: 'Deletes a certificate group that is not in use.',
  versioned: true,
  exampleResponse: referenceSchema,
  errors: { 409: ['GROUP_IN_USE'] },
});
