import { ApiHost, nameOf, operations } from './ApiHost.ts';
import { Checklist, type CheckResult } from './Checklist.ts';
import { checkBearers, isOffered, NOT_OFFERED } from './described.ts';
import { checkWriting } from './lives.ts';
import { checkPreflight } from './preflight.ts';
import { checkReading } from './reading.ts';
import { checkEndSession, checkPassword, checkSignIn, checkSignOut } from './signIn.ts';

/** What the check is told. */
export interface ContractCheckOptions {
  readonly baseUrl: string;
  readonly user: string;
  readonly password: string;
  /** A captcha token made elsewhere, for hosts whose captcha cannot be solved here. */
  readonly captchaToken?: string | undefined;
  /** An issued certificate's id. */
  readonly certificate?: string | undefined;
  /** Where the apps are, if not on the origin of the API. */
  readonly origin?: string | undefined;
  /** Whether drafts may be created, changed and deleted again, and the account's other sessions ended. */
  readonly write: boolean;
}

/** A check under way: the host, and the list of what was found. */
export interface ContractCheck {
  readonly options: ContractCheckOptions;
  readonly host: ApiHost;
  readonly list: Checklist;
  /** What the server lists beyond the specification. */
  readonly capabilities: ReadonlySet<string>;
}

/** Why some calls are not made, whatever else is. */
const reasons: Readonly<Record<string, string>> = {
  addAdministrator: 'it would add an administrator for good',
  issueWelcomeLink: "it would void somebody's link",
  disableAdministrator: 'it would keep somebody from signing in',
  enableAdministrator: 'it would let somebody sign in',
  readWelcome: 'it needs a link that an administrator was added by',
  choosePassword: 'it needs a link that an administrator was added by',
  changePassword: 'it would change the password',
  approvePost: 'it would decide a post for good',
  rejectPost: 'it would decide a post for good',
  checkAvailableUser: "it needs an identity provider's token",
  deleteUser: 'it would delete a user',
  readCertificate: 'it needs --certificate with an issued one',
  readCertificateCredential: 'it needs --certificate with an issued one',
  readCertificateStatus: 'it needs --certificate with an issued one',
  readCertificatePdf: 'it needs --certificate with an issued one',
  readCertificatePreview: 'it needs --certificate with an issued one',
};

/** Runs the contract against an API host, call by call; without `write` nothing on it is changed. */
export async function checkContract(
  options: ContractCheckOptions,
  onResult?: (result: CheckResult) => void,
): Promise<readonly CheckResult[]> {
  const list = new Checklist(onResult);
  const host = new ApiHost(options.baseUrl);
  const check: ContractCheck = { options, host, list, capabilities: await listedCapabilities(host, list) };
  await checkPreflight(check);
  const isSignedIn = await checkSignIn(check);
  if (isSignedIn) {
    await checkBearers(check);
    await checkReading(check);
    await checkPassword(check);
    if (options.write) await checkWriting(check);
    if (options.write) await checkEndSession(check);
    await checkSignOut(check);
  }
  for (const operation of operations) {
    const { operationId = '', method } = operation;
    if (list.results.some(({ name }) => name === nameOf(operationId))) continue;
    const reason = reasons[operationId] ?? reasonOf(isSignedIn, method !== 'get' && !options.write);
    list.skip(nameOf(operationId), isOffered(check, operation) ? reason : NOT_OFFERED);
  }
  return list.results;
}

/** Reads what the server lists; one without such a list has only the specified endpoints (rule B2). */
async function listedCapabilities(host: ApiHost, list: Checklist): Promise<ReadonlySet<string>> {
  const name = nameOf('readCapabilities');
  const response = await host.call('readCapabilities', { bearer: '' }).catch(() => undefined);
  if (response?.status === 404) {
    list.skip(name, 'the server has only the specified endpoints');
    return new Set();
  }
  const answer = await list.check(name, () =>
    host.send<{ capabilities: readonly string[] }>('readCapabilities', { bearer: '' }),
  );
  return new Set(answer?.capabilities);
}

function reasonOf(isSignedIn: boolean, isForbidden: boolean): string {
  if (!isSignedIn) return 'signing in failed';
  return isForbidden ? 'it writes; needs --write' : 'there is nothing to try it with';
}
