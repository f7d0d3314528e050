import * as contract from '@cpd/api/issuedCertificates/contract';
import type { ApiApp } from '../../http/ApiEnv.ts';
import type { Deps } from '../../http/Deps.ts';
import { Versioned } from '../../http/entityTag.ts';
import { requireFound } from '../../http/errors/HttpError.ts';
import { mount, mountChange } from '../../http/mount.ts';
import {
  findIssue,
  findReplacement,
  issueCertificate,
  lockCertificate,
  replaceCertificate,
  throwWithdrawn,
  withdraw,
} from './issue.ts';
import { pageOfCertificates, readIssuedCertificate } from './list.ts';

/** Mounts what administrators do with issued certificates. */
export function certificateAdminRoutes(app: ApiApp, { config, database, now }: Deps): void {
  mount(app, contract.listCertificates, ({ query }) => pageOfCertificates(database, query, config));

  mountChange(
    app,
    database,
    contract.issueCertificate,
    {
      lock: async () => new Versioned(null, 0),
      async change(queries, _, { body, by }) {
        await issueCertificate(queries, body, by, now());
        return readIssuedCertificate(queries, body.id, config);
      },
    },
    {
      id: ({ body }) => body.id,
      content: ({ body: { id: _, ...issue } }) => issue,
      find: findIssue,
      repeat: async (queries, { body }) => asIssued(await readIssuedCertificate(queries, body.id, config)),
    },
  );

  mountChange(app, database, contract.withdrawCertificate, {
    lock: async (queries, { params }) => requireFound(await lockCertificate(queries, params.id), 'certificate'),
    async change(queries, certificate, { by, body: { reason } }) {
      const { id, withdrawnAt, withdrawnReason } = certificate;
      // The same request again, after a response that was lost.
      if (withdrawnAt !== null && withdrawnReason !== reason) throwWithdrawn();
      await withdraw(queries, certificate, by, now(), { reason });
      return readIssuedCertificate(queries, id, config);
    },
  });

  mountChange(
    app,
    database,
    contract.reissueCertificate,
    {
      lock: async (queries, { params }) => requireFound(await lockCertificate(queries, params.id), 'certificate'),
      async change(queries, certificate, { by, body: { newId } }) {
        await replaceCertificate(queries, certificate, newId, by, now());
        return readIssuedCertificate(queries, newId, config);
      },
    },
    {
      id: ({ body }) => body.newId,
      content: ({ params }) => ({ replaces: params.id }),
      find: findReplacement,
      repeat: async (queries, { body }) => asIssued(await readIssuedCertificate(queries, body.newId, config)),
    },
  );
}

/** A certificate as it was when it was issued, even if it was withdrawn since. */
function asIssued(certificate: contract.IssuedCertificate): contract.IssuedCertificate {
  return { ...certificate, state: 'valid', withdrawnAt: null, withdrawnReason: null, successor: null };
}
