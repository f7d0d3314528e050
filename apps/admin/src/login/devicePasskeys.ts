import { ApiError } from '@cpd/api/client';
import { browserPasskeys } from '@cpd/api/passkeys';
import { Code, OutdatedError, UnreachableError } from '@cpd/ui/Code';

const webAuthn = new Code(() => import('@simplewebauthn/browser'));

/** The passkeys of this device. Their code is loaded when one is needed. */
export const devicePasskeys = browserPasskeys(() =>
  webAuthn.loadOrReload().catch((cause) => {
    const isCode = cause instanceof OutdatedError || cause instanceof UnreachableError;
    throw isCode ? new ApiError('http', { message: cause.message, cause }) : cause;
  }),
);
