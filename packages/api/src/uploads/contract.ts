import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';
import { idResponseSchema, referenceSchema } from '../http/schemas.ts';

export const uploadImage = endpoint('POST', '/v1/image/upload', {
  summary: 'Uploads a PNG or JPEG image and returns its id.',
  upload: 'image',
  response: idResponseSchema,
  exampleResponse: v.object({ data: referenceSchema }),
  errors: { 400: ['EMPTY_FILE', 'DAMAGED_IMAGE', 'COMPLEX_IMAGE'], 413: ['TOO_MANY_PIXELS'] },
});

export const uploadFile = endpoint('POST', '/v1/file/upload', {
  summary: 'Uploads a PDF and returns its id.',
  upload: 'pdf',
  response: idResponseSchema,
  exampleResponse: v.object({ data: referenceSchema }),
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
