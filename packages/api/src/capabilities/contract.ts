import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';

/** The optional features of a server, beyond the specification. */
export const CAPABILITIES = [
  'administrators',
  'api-keys',
  'bin',
  'bulk',
  'certificate-group-filter',
  'certificate-preview',
  'certificate-records',
  'certificates',
  'csv-export',
  'duplicate',
  'event-filter',
  'event-search',
  'history',
  'identity-proof',
  'move-to',
  'passkeys',
  'question-ids',
  'sessions',
  'sign-out',
  'user-details',
  'user-lookup',
  'user-search',
] as const;

export type Capability = (typeof CAPABILITIES)[number];

const isCapability = (name: string): name is Capability => CAPABILITIES.some((capability) => capability === name);

/** Unknown names are ignored, so that a newer server can list more. */
const capabilitiesSchema = v.pipe(
  v.array(v.pipe(v.string(), v.description(`One of ${CAPABILITIES.join(', ')}; clients ignore other names.`))),
  v.transform((names) => names.filter(isCapability)),
);

/** Public, because the public pages and the sign-in page need it without a session. */
export const readCapabilities = endpoint('GET', '/v1/capabilities', {
  access: 'public',
  summary: 'Lists what this server offers beyond the specification. A 404 means that it offers none of it.',
  response: v.object({ capabilities: capabilitiesSchema }),
});
