import { endpoint } from '../http/endpoint.ts';
import { idAnswerSchema } from '../http/schemas.ts';

export const uploadImage = endpoint('POST', '/v1/image/upload', {
  summary: 'Uploads a PNG or JPEG image and answers its id.',
  upload: 'image',
  answer: idAnswerSchema,
});

export const uploadFile = endpoint('POST', '/v1/file/upload', {
  summary: 'Uploads a PDF and answers its id.',
  upload: 'pdf',
  answer: idAnswerSchema,
});

/** Serves an image; its id is unguessable, so no bearer is needed. */
export const readImage = endpoint('GET', '/v1/image/:id', {
  access: 'public',
  summary: 'Serves an image.',
  answersFile: 'image/*',
});

/** Serves a PDF inline; its id is unguessable, so no bearer is needed. */
export const readFile = endpoint('GET', '/v1/file/:id', {
  access: 'public',
  summary: 'Serves a PDF.',
  answersFile: 'application/pdf',
});
