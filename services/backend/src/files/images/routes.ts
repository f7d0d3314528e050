import { hash } from 'node:crypto';
import { readImage, uploadImage } from '@cpd/api/uploads/contract';
import { newId } from '../../database/id.ts';
import { record } from '../../history/record.ts';
import type { ApiApp } from '../../http/ApiEnv.ts';
import type { Deps } from '../../http/Deps.ts';
import { requireFound } from '../../http/errors/HttpError.ts';
import { mount } from '../../http/mount.ts';
import { SANDBOX_POLICY, sendStored } from '../storage/sendStored.ts';
import { ADMINISTRATOR, storeUpload } from '../uploads/storeUpload.ts';
import { withUpload } from '../uploads/withUpload.ts';
import { reencode } from './reencode.ts';

export function imageRoutes(app: ApiApp, deps: Deps): void {
  const { database } = deps;
  mount(app, uploadImage, ({ c, by }) =>
    withUpload(c, 'image', async (upload) => {
      const { bytes, mimeType, width, height } = await reencode(upload.path);
      const id = newId();
      const sha256 = hash('sha256', bytes);
      const row = {
        id,
        stored_by: ADMINISTRATOR,
        mime_type: mimeType,
        width,
        height,
        byte_size: bytes.byteLength,
        sha256,
      };
      await storeUpload(deps, { key: id, bytes, mimeType }, async (queries) => {
        await queries.insertInto('images').values(row).execute();
        await record(queries, by, 'image.uploaded', { id, title: upload.name });
      });
      return { data: { _id: id } };
    }),
  );

  mount(app, readImage, async ({ c, params }) => {
    const matching = database.queries.selectFrom('images').selectAll().where('id', '=', params.id);
    const image = requireFound(await matching.executeTakeFirst(), 'image');
    const presentation = { disposition: 'inline', contentSecurityPolicy: SANDBOX_POLICY, noun: 'image' };
    return sendStored(c, deps, image, presentation);
  });
}
