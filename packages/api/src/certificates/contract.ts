import { endpoint } from '../http/endpoint.ts';

/** Draws an issued certificate with its user's name (rules B4, C5); its id is unguessable, so no bearer is needed. */
export const readCertificatePreview = endpoint('GET', '/v1/certificate/preview/:id', {
  access: 'public',
  summary: 'Draws an issued certificate as an image.',
  answersFile: 'image/png',
});
