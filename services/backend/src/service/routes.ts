import { sql } from 'kysely';
import { newImage } from '../files/images/reencode.ts';
import { newPdf } from '../files/pdf/rewritePdf.ts';
import { withUpload } from '../files/uploads/withUpload.ts';
import type { ApiApp } from '../http/ApiEnv.ts';
import { type ApiKey, mayRead } from '../http/ApiKey.ts';
import type { Deps } from '../http/Deps.ts';
import { requireAbsent, Versioned } from '../http/entityTag.ts';
import { requireFound } from '../http/errors/HttpError.ts';
import { AfterCommit, mount, mountChange } from '../http/mount.ts';
import { findIssue, issueCertificate, lockCertificate, withdraw } from '../people/certificates/issue.ts';
import { deleteUser } from '../people/userDeletion/deletePerson.ts';
import { catalogPage, enabledCourses, enabledEvents, enabledGroups, enabledQuizzes, pageOfIds } from './catalog.ts';
import { describeCertificate, userCertificates } from './certificates.ts';
import * as contract from './contract.ts';
import { dataOf } from './eventData.ts';
import { EventFeed } from './events.ts';
import { describePost, lockAuthorAndPost, putPost } from './posts.ts';
import { putUpload, releaseOwner, storedBy } from './uploads.ts';
import { findUser, lockUser, putUser } from './users.ts';

/** The owner of an upload in `upload_references`. */
function ownerOf(apiKey: ApiKey | null, owner: string): string {
  return `${storedBy(apiKey?.name)}/${owner}`;
}

/** Mounts the endpoints for other services, such as the mobile app's backend. */
export function serviceRoutes(app: ApiApp, deps: Deps): void {
  const { config, database, now } = deps;
  const { queries } = database;

  mount(app, contract.readServiceUser, ({ params }) => findUser(queries, params.id));

  mountChange(app, database, contract.putServiceUser, {
    lock: (queries, { params }) => lockUser(queries, params.id),
    async change(queries, _, { params: { id }, body }) {
      await putUser(queries, { ...body, id });
      return { _id: id };
    },
  });

  mountChange(app, database, contract.deleteServiceUser, {
    lock: (queries, { params }) => lockUser(queries, params.id),
    async change(queries, user, { params: { id }, by }) {
      if (user === null) return { _id: id };
      const { finish } = await deleteUser(deps, queries, { id, firebaseUid: null }, by);
      return new AfterCommit(async () => {
        await finish(null);
        return { _id: id };
      });
    },
  });

  mount(app, contract.listServiceUserCertificates, async ({ params, query }) => {
    await findUser(queries, params.id);
    return pageOfIds(sql`certificates where user_id = ${params.id}`, query, (isMeant) =>
      userCertificates(queries, isMeant, config),
    );
  });

  mount(app, contract.readServicePost, ({ params }) => describePost(queries, params.id));

  mountChange(app, database, contract.putServicePost, {
    lock: (queries, { params, body }) => lockAuthorAndPost(queries, { ...body, ...params }),
    async change(queries, stored, { params: { id }, body, apiKey }) {
      return { _id: id, status: await putPost(queries, stored, { ...body, id, service: apiKey?.name ?? '' }) };
    },
  });

  mount(app, contract.readServiceCertificate, ({ params }) => describeCertificate(queries, params.id, config));

  mountChange(
    app,
    database,
    contract.putServiceCertificate,
    {
      lock: async () => new Versioned(null, 0),
      async change(queries, _, { params: { id }, body, by }) {
        await issueCertificate(queries, { ...body, id }, by, now());
        return (await describeCertificate(queries, id, config)).value;
      },
    },
    {
      id: ({ params }) => params.id,
      content: ({ body }) => body,
      find: findIssue,
      // As when it was issued, even if it was withdrawn since.
      repeat: async (queries, { params }) => ({
        ...(await describeCertificate(queries, params.id, config)).value,
        withdrawnAt: null,
        successor: null,
      }),
    },
  );

  mountChange(app, database, contract.withdrawServiceCertificate, {
    lock: async (queries, { params }) => requireFound(await lockCertificate(queries, params.id), 'certificate'),
    async change(queries, certificate, { by }) {
      await withdraw(queries, certificate, by, now());
      return (await describeCertificate(queries, certificate.id, config)).value;
    },
  });

  mount(app, contract.putServiceImage, ({ c, params, query, apiKey, by }) => {
    const place = { owner: ownerOf(apiKey, params.owner), isShared: query.shared, onTaken: () => requireAbsent(c) };
    return withUpload(c, 'image', async ({ path }) => ({
      _id: await putUpload(deps, place, await newImage(path), by),
    }));
  });

  mount(app, contract.putServiceFile, ({ c, params, query, apiKey, by }) => {
    const place = { owner: ownerOf(apiKey, params.owner), isShared: query.shared, onTaken: () => requireAbsent(c) };
    return withUpload(c, 'pdf', async (upload) => {
      const pdf = await newPdf(upload);
      return { _id: await putUpload(deps, place, pdf, by), removed: pdf.removed };
    });
  });

  mount(app, contract.releaseServiceUpload, async ({ params, apiKey }) => {
    await database.transaction((transaction) => releaseOwner(transaction, ownerOf(apiKey, params.owner)));
    return { owner: params.owner };
  });

  mount(app, contract.listServiceCourses, ({ query }) =>
    catalogPage('courses', query, (isMeant) => enabledCourses(queries, isMeant)),
  );

  mount(app, contract.listServiceQuizzes, ({ query, apiKey }) =>
    catalogPage('courses', query, (isMeant) => enabledQuizzes(queries, isMeant, mayRead(apiKey, 'answers'))),
  );

  mount(app, contract.listServiceCatalogEvents, ({ query }) =>
    catalogPage('events', query, (isMeant) => enabledEvents(queries, isMeant)),
  );

  mount(app, contract.listServiceGroups, ({ query }) =>
    catalogPage('certificate_groups', query, (isMeant) => enabledGroups(queries, isMeant)),
  );

  const feed = new EventFeed(deps);
  mount(app, contract.listServiceEvents, async ({ query, apiKey }) => {
    const { events, next, hasMore } = await feed.read({ ...query, after: query.after, keyId: apiKey?.id ?? '' });
    const data = await dataOf(deps, events, apiKey);
    const described = events.map((event) => ({ ...event, at: event.at.toISOString(), data: data.get(event) ?? null }));
    // The database knows more types than the contract if a newer version has migrated it.
    return { events: described as contract.ServiceEvent[], next, has_more: hasMore };
  });
}
