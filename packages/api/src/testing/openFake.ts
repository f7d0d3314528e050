import type { Capability } from '../capabilities/contract.ts';
import { FakeApi } from './FakeApi.ts';
import type { FakeData } from './FakeData.ts';

/** The state of a fake API, as the args of a story describe it. */
export interface FakeState {
  /** Data that differs from the fixtures. */
  data?: Partial<FakeData>;
  /** The first request that begins like this gets a 500, such as 'GET /v1/user'. */
  failing?: string;
  /** Requests that begin like this get no response until `release`. */
  pending?: string;
  /** Responses that replace the fake's, such as that of 'GET /v1/certificate/'. */
  responses?: Readonly<Record<string, unknown>>;
  /** Capabilities that the server does not have. */
  missing?: readonly Capability[];
}

/** Creates a fake API in a state. */
export function openFake({ data, failing, pending, responses = {}, missing = [] }: FakeState) {
  const fake = new FakeApi();
  // The fake changes its data.
  Object.assign(fake.data, structuredClone(data));
  for (const [name, response] of Object.entries(responses)) fake.fail(name, { response });
  if (failing !== undefined) fake.fail(failing, { status: 500 }, 1);
  const release = pending === undefined ? undefined : fake.pause(pending);
  fake.removeCapabilities(...missing);
  return { fake, release };
}
