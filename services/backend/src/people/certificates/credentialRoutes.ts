import { readCertificateCredential, readCertificateStatus } from '@cpd/api/certificates/contract';
import { Throttle } from '../../access/throttle/Throttle.ts';
import type { ApiApp, ApiContext } from '../../http/ApiEnv.ts';
import type { Deps } from '../../http/Deps.ts';
import { requireFound } from '../../http/errors/HttpError.ts';
import { mount } from '../../http/mount.ts';
import { sendJson } from '../../http/sendJson.ts';
import { issuerDocument, revocationList, signCredential } from './credential.ts';
import { CREDENTIAL_ALGORITHM } from './credentialKeys.ts';
import { rejectWithdrawn } from './routes.ts';
import { certificateNumberOf, requirePublicCertificate } from './store.ts';

/** Mounts the endpoints of a certificate's credential and of everything that verifiers need to check it (rule CR7). */
export function credentialRoutes(app: ApiApp, deps: Deps): void {
  const { config, database, credentialKeys } = deps;
  const throttle = new Throttle(deps);
  const issuer = issuerDocument(config, credentialKeys);
  const jwks = {
    keys: credentialKeys.map(({ id, publicKey }) => ({ ...publicKey, kid: id, use: 'sig', alg: CREDENTIAL_ALGORITHM })),
  };
  app.get('/.well-known/did.json', (c) => allowAnyOrigin(c, issuer));
  app.get('/.well-known/jwks.json', (c) => allowAnyOrigin(c, jwks));

  mount(app, readCertificateCredential, async ({ c, params }) => {
    const certificate = await requirePublicCertificate({ database, throttle }, c, params.id);
    rejectWithdrawn(certificate);
    const jwt = await signCredential(config, requireFound(credentialKeys[0], 'credential'), certificate);
    return c.body(jwt, 200, {
      'Content-Type': 'application/jwt',
      'Content-Disposition': `attachment; filename="certificate-${certificateNumberOf(certificate, config)}.jwt"`,
      'Cache-Control': 'no-store',
    });
  });

  mount(app, readCertificateStatus, async ({ c, params }) => {
    const certificate = await requirePublicCertificate({ database, throttle }, c, params.id);
    return allowAnyOrigin(c, revocationList(config, certificate));
  });
}

/** Allows any origin, because verifiers run in browsers and nothing in it is secret. */
function allowAnyOrigin(c: ApiContext, document: object): Promise<Response> {
  c.header('Access-Control-Allow-Origin', '*');
  c.header('Cache-Control', 'no-cache');
  return sendJson(c, document);
}
