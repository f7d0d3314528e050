import { expectThat } from './Checklist.ts';
import type { ContractCheck } from './checkContract.ts';

const NAME = 'OPTIONS /v1/course (preflight)';

/** What the apps send with their requests from another origin, and browsers ask about beforehand. */
const HEADERS = ['Authorization', 'Cache-Control', 'Content-Type'];

/** What browsers ask about; they send GET and POST in any case. */
const METHODS = ['PATCH', 'DELETE'];

/** Checks that pages of another origin may send what the apps send. */
export async function checkPreflight({ host, list, options }: ContractCheck): Promise<void> {
  const origin = options.origin ?? new URL(options.baseUrl).origin;
  const response = await host.preflight('/v1/course', origin, HEADERS).catch(() => undefined);
  const allows = (name: string) =>
    (response?.headers.get(`Access-Control-Allow-${name}`) ?? '').split(',').map((item) => item.trim());
  const [allowedOrigin] = allows('Origin');
  if (options.origin === undefined && !allowedOrigin) {
    return list.skip(NAME, 'give --origin with the address of the apps, if it is another one');
  }
  await list.check(NAME, async () => {
    expectThat(response?.ok === true, `answered ${response?.status ?? 'nothing'}`);
    if (options.origin !== undefined) {
      const isAllowed = allowedOrigin === '*' || allowedOrigin === origin;
      expectThat(isAllowed, `Access-Control-Allow-Origin is ${allowedOrigin || 'missing'} instead of ${origin}`);
    }
    const headers = allows('Headers').map((name) => name.toLowerCase());
    // The wildcard does not stand for Authorization.
    const needed = HEADERS.filter((name) => name === 'Authorization' || !headers.includes('*'));
    const missingHeaders = needed.filter((name) => !headers.includes(name.toLowerCase()));
    expectThat(missingHeaders.length === 0, `Access-Control-Allow-Headers lacks ${missingHeaders.join(', ')}`);
    const methods = allows('Methods').map((name) => name.toUpperCase());
    const missingMethods = methods.includes('*') ? [] : METHODS.filter((name) => !methods.includes(name));
    expectThat(missingMethods.length === 0, `Access-Control-Allow-Methods lacks ${missingMethods.join(', ')}`);
  });
}
