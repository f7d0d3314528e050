import { gunzipSync } from 'node:zlib';
import { listEnabledCertificateGroups } from '@cpd/api/certificateGroups/contract';
import type { Endpoint } from '@cpd/api/contract';
import { errorsOf, guaranteed } from '@cpd/api/testing/contract';
import * as v from 'valibot';
import { createApp } from '../app.ts';
import type { ApiApp } from '../http/ApiEnv.ts';
import type { Deps } from '../http/Deps.ts';
import { fullContract } from './fullContract.ts';

const endpoints: readonly Endpoint[] = Object.values(fullContract).flatMap((calls) => Object.values(calls));

/**
 * Builds the service so that every response is validated against the OpenAPI document: a request whose response
 * violates it throws.
 */
export function checkedApp(deps: Deps): ApiApp {
  const app = createApp(deps);
  const { fetch } = app;
  app.fetch = async (request, ...others) => {
    const answer = await fetch(request, ...others);
    const endpoint = endpointOf(request);
    // A file is checked by its own tests. A copy of its stream would hold what one of the two does not read.
    const isFile = answer.ok && endpoint?.responseType !== undefined;
    if (endpoint !== undefined && !isFile) await checkResponse(endpoint, answer.clone());
    return answer;
  };
  return app;
}

/** The operation of a request, if the contract has one. */
function endpointOf({ method, url }: Request): Endpoint | undefined {
  const { pathname, searchParams } = new URL(url);
  const isMeant = (endpoint: Endpoint) => endpoint.method === method && pathOf(endpoint).test(pathname);
  // The list of groups has the same path and another response.
  if (isMeant(listEnabledCertificateGroups) && searchParams.get('autoComplete') === 'true') {
    return listEnabledCertificateGroups;
  }
  // A path without parameters is meant before one whose `:id` matches it.
  return endpoints.find((endpoint) => isMeant(endpoint) && !endpoint.path.includes(':')) ?? endpoints.find(isMeant);
}

function pathOf({ path }: Endpoint): RegExp {
  return new RegExp(`^${path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`);
}

async function checkResponse(endpoint: Endpoint, answer: Response): Promise<void> {
  const name = `${endpoint.method} ${endpoint.path}`;
  const schema = endpoint.exampleResponse ?? endpoint.response;
  if (answer.ok && schema !== undefined) {
    const { issues } = v.safeParse(guaranteed(schema), JSON.parse(await textOf(answer)));
    if (issues) throw new Error(`The answer of ${name} breaks the contract: ${JSON.stringify(v.flatten(issues))}`);
  }
  // The contract excludes aborted requests (499) and internal errors (500).
  if (answer.status < 400 || answer.status === 499 || answer.status === 500) return;
  const errors: Readonly<Record<number, readonly string[] | undefined>> = errorsOf(endpoint);
  const codes = errors[answer.status];
  const text = await textOf(answer);
  const error = text === '' ? null : JSON.parse(text);
  const isKnown = error === null ? codes?.length === 0 : codes?.includes(error.code);
  if (!isKnown) throw new Error(`The error ${answer.status} ${text} of ${name} is not in the contract.`);
  if (error !== null && error.request_id !== answer.headers.get('x-request-id')) {
    throw new Error(`The error ${answer.status} ${text} of ${name} does not name its request.`);
  }
}

async function textOf(answer: Response): Promise<string> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  return (answer.headers.get('content-encoding') === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}
