export { MAX_JSON_DEPTH, maxBodyBytes } from '../http/bodyLimit.ts';
export type {
  Access,
  Endpoint,
  InputOf,
  PathParameters,
  Schema,
} from '../http/endpoint.ts';
