import { vi } from 'vitest';

interface StubbedPasskeys {
  /** Whether the user cancels the browser's dialog. */
  readonly isCancelled?: boolean;
  /** Whether the browser suggests passkeys in fields. */
  readonly canSuggest?: boolean;
}

/** Gives jsdom an authenticator that responds immediately; a suggested passkey waits for `choose`. */
export function stubPasskeys({ isCancelled = false, canSuggest = false }: StubbedPasskeys = {}) {
  const choice = Promise.withResolvers<void>();
  const bytes = new Uint8Array([1, 2, 3]).buffer;
  const assertion = { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: null };
  const attestation = { clientDataJSON: bytes, attestationObject: bytes };
  const credential = { id: 'AQID', rawId: bytes, type: 'public-key', getClientExtensionResults: () => ({}) };

  async function answer(options: CredentialRequestOptions | undefined, response: object) {
    if (options?.mediation === 'conditional') await Promise.race([choice.promise, aborted(options.signal)]);
    else if (isCancelled) throw new DOMException('The user cancelled.', 'NotAllowedError');
    return { ...credential, response } as unknown as Credential;
  }

  const isConditionalMediationAvailable = async () => canSuggest;
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, { isConditionalMediationAvailable }),
  );
  const credentials = {
    get: vi.fn((options?: CredentialRequestOptions) => answer(options, assertion)),
    create: vi.fn((_options?: CredentialCreationOptions) => answer(undefined, attestation)),
  };
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
  return { choose: choice.resolve };
}

function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted.', 'AbortError')));
  });
}
