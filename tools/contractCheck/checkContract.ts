import { namedEndpoints } from '../../packages/api/src/openapi/openApiDocument.ts';
import { type ContractCheckOptions, nameOf, openHost } from './CheckedHost.ts';
import { Checklist, type CheckResult } from './Checklist.ts';
import { checkReading } from './reading.ts';
import { checkPassword, checkSignIn } from './signIn.ts';
import { checkWriting, skipWriting } from './writing.ts';

/** Runs the contract against an API host, call by call; without `write` nothing on it is changed. */
export async function checkContract(
  options: ContractCheckOptions,
  onResult?: (result: CheckResult) => void,
): Promise<readonly CheckResult[]> {
  const list = new Checklist(onResult);
  const host = openHost(options, list);
  if (await checkSignIn(host)) {
    await checkReading(host);
    await checkPassword(host);
    if (options.write) await checkWriting(host);
    else skipWriting(host);
  }
  for (const { endpoint } of namedEndpoints) {
    const name = nameOf(endpoint);
    if (!list.results.some((result) => result.name.startsWith(name))) list.skip(name, 'signing in failed');
  }
  return list.results;
}
