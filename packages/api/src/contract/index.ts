export { MAX_JSON_DEPTH, maxBodyBytes } from '../http/bodyLimit.ts';
export type {
  Access,
  Endpoint,
  InputOf,
  PathParameters,
  Schema,
} from '../http/endpoint.ts';
export { endpoint } from '../http/endpoint.ts';
export { dateTimeSchema, idSchema, referenceSchema } from '../http/schemas.ts';
export { storedText } from '../http/storedText.ts';
