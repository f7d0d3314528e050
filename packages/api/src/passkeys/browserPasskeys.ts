import { sentence } from '@cpd/domain/sentence';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { ApiError } from '../http/ApiError.ts';
import type { Assertion, Attestation, PasskeyCreation, PasskeyRequest } from './webauthn.ts';

type WebAuthn = Pick<
  typeof import('@simplewebauthn/browser'),
  'browserSupportsWebAuthnAutofill' | 'startAuthentication' | 'startRegistration' | 'WebAuthnAbortService'
>;

const FAILED = sentence('The passkey could not be used. Try again, or use another device.');
const EXISTS = sentence('This device already has one of your passkeys.');

export type BrowserPasskeys = ReturnType<typeof browserPasskeys>;

/** Whether this browser can use passkeys; it cannot on plain HTTP. */
export function canUsePasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

/** The passkeys that the browser offers. `load` loads the library; if it fails with an ApiError, that is thrown. */
export function browserPasskeys(load: () => Promise<WebAuthn>) {
  const loadWebAuthn = () => load().catch(throwApiError);
  return {
    /** Asks the user for a passkey in the browser's own dialog. @throws ApiError, a silent one when the user cancels. */
    async ask(request: PasskeyRequest): Promise<Assertion> {
      const { startAuthentication } = await loadWebAuthn();
      return startAuthentication({ optionsJSON: requestOptionsOf(request) }).catch(throwApiError);
    },

    /** Creates a passkey in the browser's own dialog. @throws ApiError, a silent one when the user cancels. */
    async create(creation: PasskeyCreation): Promise<Attestation> {
      const { startRegistration } = await loadWebAuthn();
      // Browsers ignore transports that they do not know.
      const optionsJSON = creation as PublicKeyCredentialCreationOptionsJSON;
      const { id, rawId, response } = await startRegistration({ optionsJSON }).catch(throwApiError);
      return { id, rawId, type: 'public-key', response: { ...response, transports: response.transports ?? [] } };
    },

    /** Whether the browser lists passkeys among the suggestions of a field with `autocomplete="… webauthn"`. */
    async canSuggest(): Promise<boolean> {
      if (!canUsePasskeys()) return false;
      const { browserSupportsWebAuthnAutofill } = await loadWebAuthn();
      return browserSupportsWebAuthnAutofill();
    },

    /** Lists passkeys among the suggestions until the user chooses one or the signal ends it. @throws ApiError */
    async suggest(request: PasskeyRequest, signal: AbortSignal): Promise<Assertion> {
      const { startAuthentication, WebAuthnAbortService } = await loadWebAuthn();
      if (signal.aborted) throw new ApiError('aborted');
      const stop = () => WebAuthnAbortService.cancelCeremony();
      signal.addEventListener('abort', stop);
      try {
        return await startAuthentication({ optionsJSON: requestOptionsOf(request), useBrowserAutofill: true });
      } catch (error) {
        return throwApiError(error);
      } finally {
        // A later abort would cancel another request.
        signal.removeEventListener('abort', stop);
      }
    },
  };
}

function requestOptionsOf(request: PasskeyRequest): PublicKeyCredentialRequestOptionsJSON {
  // Browsers ignore transports that they do not know.
  return request as PublicKeyCredentialRequestOptionsJSON;
}

/** Browsers report cancelling, a timeout and a missing passkey as the same error, to protect the user's privacy. */
function throwApiError(error: unknown): never {
  if (error instanceof ApiError) throw error;
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') throw new ApiError('aborted', { cause: error });
  throw new ApiError('http', { message: name === 'InvalidStateError' ? EXISTS : FAILED, cause: error });
}
