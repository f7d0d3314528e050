import { IdentityError } from './Identity.ts';

const WRAPPING = /^Firebase: (?<text>.*) \((?<code>auth\/[\w-]+)\)\.?$/s;

/** Reads code and message of anything that the provider's library throws. */
export function providerError(cause: unknown): IdentityError {
  if (cause instanceof IdentityError) return cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  const { text = message, code = codeOf(cause) } = WRAPPING.exec(message)?.groups ?? {};
  return new IdentityError(code, text, { cause });
}

function codeOf(cause: unknown): string {
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : 'auth/internal-error';
}
