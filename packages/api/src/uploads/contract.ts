import { endpoint } from '../http/endpoint.ts';
import { idAnswerSchema } from '../http/schemas.ts';

export const uploadImage = endpoint({
  method: 'POST',
  path: '/v1/image/upload',
  summary: 'Uploads a PNG or JPEG image and answers its id.',
  upload: 'image',
  answer: idAnswerSchema,
});

export const uploadFile = endpoint({
  method: 'POST',
  path: '/v1/file/upload',
  summary: 'Uploads a PDF and answers its id.',
  upload: 'pdf',
  answer: idAnswerSchema,
});

/** Serves an image; its id is unguessable, so no bearer is needed. */
export const readImage = endpoint({
  method: 'GET',
  path: '/v1/image/:id',
  access: 'public',
  summary: 'Serves an image.',
  answersFile: 'image/*',
});

/** Serves a PDF inline; its id is unguessable, so no bearer is needed. */
export const readFile = endpoint({
  method: 'GET',
  path: '/v1/file/:id',
  access: 'public',
  summary: 'Serves a PDF.',
  answersFile: 'application/pdf',
});
