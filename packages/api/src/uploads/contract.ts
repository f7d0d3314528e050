import { REMOVED_CONTENT } from '@cpd/domain/upload';
import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';
import { idResponseSchema, idSchema, referenceSchema } from '../http/schemas.ts';

export interface StoredUpload {
  readonly id: string;
  /** What was removed from the file: names of `REMOVED_CONTENT`, or others of a newer server. */
  readonly removed: readonly string[];
}

const removedField = v.optional(v.array(v.string()), []);

/** The id of a new upload, in each form of an id. */
const uploadSchema = v.pipe(
  v.union([v.object({ data: v.object({ _id: idSchema, removed: removedField }) }), idResponseSchema]),
  v.transform(
    (response): StoredUpload =>
      typeof response === 'string'
        ? { id: response, removed: [] }
        : { id: response.data._id, removed: response.data.removed },
  ),
);

export const uploadImage = endpoint('POST', '/v1/image/upload', {
  isQuiet: true,
  summary: 'Uploads a PNG or JPEG image and returns its id.',
  upload: 'image',
  response: uploadSchema,
  exampleResponse: v.object({ data: referenceSchema }),
  errors: { 400: ['EMPTY_FILE', 'DAMAGED_IMAGE', 'COMPLEX_IMAGE'], 413: ['TOO_MANY_PIXELS'] },
});

export const uploadFile = endpoint('POST', '/v1/file/upload', {
  isQuiet: true,
  summary: 'Uploads a PDF and returns its id, and what was removed from it.',
  upload: 'pdf',
  response: uploadSchema,
  exampleResponse: v.object({
    data: v.object({ ...referenceSchema.entries, removed: v.array(v.picklist(REMOVED_CONTENT)) }),
  }),
  errors: { 400: ['EMPTY_FILE', 'DAMAGED_PDF', 'LOCKED_PDF', 'ACTIVE_PDF', 'COMPLEX_PDF'] },
});

/** Serves an image. Public, because the id is unguessable. */
export const readImage = endpoint('GET', '/v1/image/:id', {
  access: 'public',
  summary: 'Serves an image.',
  responseType: 'image/*',
  errors: { 416: [] },
});

/** Serves a PDF inline. Public, because the id is unguessable. */
export const readFile = endpoint('GET', '/v1/file/:id', {
  access: 'public',
  summary: 'Serves a PDF.',
  responseType: 'application/pdf',
  errors: { 416: [] },
});
