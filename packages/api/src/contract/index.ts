export type {
  Access,
  Endpoint,
  InputOf,
  PathParameters,
  Schema,
} from '../http/endpoint.ts';
export { refusalsOf } from '../http/endpoint.ts';
