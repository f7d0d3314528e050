import { createHash } from 'node:crypto';
import { readImage, uploadImage } from '@cpd/api/uploads/contract';
import { newId } from '../database/id.ts';
import type { Deps } from '../deps.ts';
import { withUpload } from '../files/withUpload.ts';
import type { ApiApp } from '../http/ApiEnv.ts';
import { mount } from '../http/mount.ts';
import { found } from '../http/Refusal.ts';
import { answerStored } from '../storage/answerStored.ts';
import { keepUpload } from '../uploads/keepUpload.ts';
import { PICTURE_ONLY } from './pictureOnly.ts';
import { reencode } from './reencode.ts';
import { findImage, insertImage } from './store.ts';

/** Mounts the calls for covers, posters and templates. */
export function imageRoutes(app: ApiApp, deps: Pick<Deps, 'database' | 'storage' | 'now'>): void {
  const { database, storage } = deps;
  mount(app, uploadImage, ({ c }) =>
    withUpload(c, 'image', async (upload) => {
      const { signal } = c.req.raw;
      const { bytes, mimeType, width, height } = await reencode(upload.bytes, signal);
      const id = newId();
      await keepUpload(deps, { key: id, bytes, mimeType, signal }, (queries) =>
        insertImage(queries, {
          id,
          mime_type: mimeType,
          width,
          height,
          byte_size: bytes.byteLength,
          sha256: createHash('sha256').update(bytes).digest('hex'),
        }),
      );
      return { data: { _id: id } };
    }),
  );

  mount(app, readImage, async ({ c, params }) => {
    const image = found(await findImage(database.queries, params.id), 'image');
    return answerStored(c, {
      mimeType: image.mime_type,
      byteSize: image.byte_size,
      fingerprint: image.sha256,
      disposition: 'inline',
      contentSecurityPolicy: PICTURE_ONLY,
      noun: 'image',
      open: (range) => storage.read(image.id, range, c.req.raw.signal),
    });
  });
}
