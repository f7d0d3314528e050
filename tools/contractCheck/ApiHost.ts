import { join } from 'node:path';
import addFormats from 'ajv-formats';
import { OpenAPIBackend, type Operation } from 'openapi-backend';
import { expectThat } from './Checklist.ts';

const description = new OpenAPIBackend({
  definition: join(import.meta.dirname, '../../packages/api/openapi.json'),
  ajvOpts: { strict: false, allErrors: true },
  customizeAjv: (ajv) => addFormats.default(ajv),
  quick: true,
});
await description.init();

/** Every call that the OpenAPI document describes. */
export const operations: readonly Operation[] = description.router.getOperations();

/** The call of this name. @throws when the document has none */
function operationOf(operationId: string): Operation {
  const operation = operations.find((each) => each.operationId === operationId);
  if (!operation) throw new Error(`packages/api/openapi.json describes no call ${operationId}.`);
  return operation;
}

/** The name under which a call is listed, such as `GET /v1/course/:id (unknown id)`. */
export function nameOf(operationId: string, inCase = ''): string {
  const { method, path } = operationOf(operationId);
  const name = `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`;
  return inCase === '' ? name : `${name} (${inCase})`;
}

/** What a server has to list for the call to be made; undefined where every server has it (rule B2). */
export function capabilityOf(operation: Operation): string | undefined {
  return Object(operation)['x-capability'];
}

/** What a call carries beside its name. */
interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: object;
  readonly file?: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };
  /** @default the session's */
  readonly bearer?: string;
}

/** An API host, called as the OpenAPI document describes it. */
export class ApiHost {
  /** The access token of the session, once there is one. */
  accessToken = '';
  /** The newest refresh token of the session. */
  refreshToken = '';
  readonly #baseUrl: string;

  constructor(baseUrl: string) {
    this.#baseUrl = baseUrl.replace(/\/$/, '');
  }

  /**
   * Makes a call that has to succeed, and gives its answer, which the description allows bare or under `data` (rule A2).
   * @throws with what differs from the description
   */
  async send<Answer = unknown>(operationId: string, parts: Parts = {}): Promise<Answer> {
    const response = await this.call(operationId, parts);
    const answer = parsed(await response.text());
    const { message, code } = Object(answer);
    expectThat(response.ok, `answered ${response.status}: ${message}${code ? ` (${code})` : ''}`);
    const problems = problemsOf(operationId, answer);
    if (problems.length === 0) return answer as Answer;
    const { data } = Object(answer);
    if (data !== undefined && problemsOf(operationId, data).length === 0) return data;
    throw new Error(`${nameOf(operationId)} broke its contract. ${problems.join('. ')}.`);
  }

  /** Makes a call that has to be refused, with an error that the product can show (rule A3). */
  async expectRefusal(operationId: string, parts: Parts, statuses: readonly number[] = []): Promise<void> {
    const response = await this.call(operationId, parts);
    const { status } = response;
    const { message } = Object(parsed(await response.text()));
    expectThat(status >= 400 && status < 500, `answered ${status} where a 4xx was due`);
    const isExpected = statuses.length === 0 || statuses.includes(status);
    expectThat(isExpected, `answered ${status} instead of ${statuses.join(' or ')}`);
    expectThat(typeof message === 'string' && message !== '', `answered ${status} without a "message" to show`);
  }

  /** Asks as a browser does before it lets a page of another origin send these headers. */
  preflight(path: string, origin: string, headers: readonly string[]): Promise<Response> {
    return fetch(this.#baseUrl + path, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'PATCH',
        'Access-Control-Request-Headers': headers.join(',').toLowerCase(),
      },
    });
  }

  /** Makes a call and gives the answer as it is. */
  async call(operationId: string, { params = {}, query = {}, body, file, bearer }: Parts = {}): Promise<Response> {
    const { method, path } = operationOf(operationId);
    const address = new URL(this.#baseUrl + path.replace(/\{(\w+)\}/g, (_, name) => params[name] ?? 'nowhere'));
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
    const headers = new Headers({ Authorization: `Bearer ${bearer ?? this.accessToken}` });
    if (bearer === '') headers.delete('Authorization');
    if (body) headers.set('Content-Type', 'application/json');
    const form = new FormData();
    if (file) form.set('file', new File([Uint8Array.from(file.buffer)], file.name, { type: file.mimeType }));
    const content = file ? form : body && JSON.stringify(body);
    return fetch(address, { method: method.toUpperCase(), headers, ...(content && { body: content }) }).catch(
      (error) => {
        throw new Error(`no answer (${error.cause?.message ?? error.message})`);
      },
    );
  }
}

/**
 * Where an answer differs from the description, one text a field; calls whose answer the apps do not read may answer
 * anything (rule A16).
 */
function problemsOf(operationId: string, answer: unknown): readonly string[] {
  const { '200': described, '204': withoutBody } = Object(operationOf(operationId).responses);
  if (!described?.content || withoutBody) return [];
  const errors = description.validator.validateResponse(answer, operationId, 200).errors ?? [];
  const fields = Object.entries(Object.groupBy(errors, ({ instancePath }) => instancePath));
  return fields.map(([path, found = []]) => {
    const field = path.slice(1).replaceAll('/', '.') || 'answer';
    return `${field}: ${found.map(({ message }) => message).join(', ')}`;
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
