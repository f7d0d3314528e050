export type {
  Access,
  Endpoint,
  InputOf,
  PathParameters,
  Schema,
} from '../http/endpoint.ts';
