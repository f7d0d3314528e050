import { readCertificateCredential, readCertificateStatus } from '@cpd/api/certificates/contract';
import type { Deps } from '../deps.ts';
import type { ApiApp, ApiContext } from '../http/ApiEnv.ts';
import { answerJson } from '../http/answerJson.ts';
import { mount } from '../http/mount.ts';
import { found } from '../errors/HttpError.ts';
import { Throttle } from '../throttle/Throttle.ts';
import { issuerDocument, revocationList, signCredential } from './credential.ts';
import { certificateNumberOf, rejectWithdrawn } from './routes.ts';
import { requirePublicCertificate } from './store.ts';

/** The credential of a certificate, and what verifiers anywhere need to check it (rule CR7). */
export function credentialRoutes(app: ApiApp, deps: Deps): void {
  const { config, database, credentialKeys } = deps;
  const throttle = new Throttle(deps);
  const issuer = issuerDocument(config, credentialKeys);
  const jwks = {
    keys: credentialKeys.map(({ id, algorithm, publicKey }) => ({ ...publicKey, kid: id, use: 'sig', alg: algorithm })),
  };
  app.get('/.well-known/did.json', (c) => answerAnywhere(c, issuer));
  app.get('/.well-known/jwks.json', (c) => answerAnywhere(c, jwks));

  mount(app, readCertificateCredential, async ({ c, params }) => {
    const certificate = await requirePublicCertificate({ database, throttle }, c, params.id);
    rejectWithdrawn(certificate);
    const jwt = await signCredential(config, found(credentialKeys[0], 'credential'), certificate);
    return c.body(jwt, 200, {
      'Content-Type': 'application/jwt',
      'Content-Disposition': `attachment; filename="certificate-${certificateNumberOf(certificate, config)}.jwt"`,
      'Cache-Control': 'no-store',
    });
  });

  mount(app, readCertificateStatus, async ({ c, params }) => {
    const certificate = await requirePublicCertificate({ database, throttle }, c, params.id);
    return answerAnywhere(c, revocationList(config, certificate));
  });
}

/** Answers pages of any origin: verifiers run in browsers, too, and nothing in it is secret. */
function answerAnywhere(c: ApiContext, document: object): Promise<Response> {
  c.header('Access-Control-Allow-Origin', '*');
  c.header('Cache-Control', 'no-cache');
  return answerJson(c, document);
}
