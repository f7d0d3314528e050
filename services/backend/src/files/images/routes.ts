import { readImage, uploadImage } from '@cpd/api/uploads/contract';
import type { ApiApp } from '../../http/ApiEnv.ts';
import type { Deps } from '../../http/Deps.ts';
import { requireFound } from '../../http/errors/HttpError.ts';
import { mount } from '../../http/mount.ts';
import { SANDBOX_POLICY, sendStored } from '../storage/sendStored.ts';
import { storeForAdministrator } from '../uploads/storeUpload.ts';
import { withUpload } from '../uploads/withUpload.ts';
import { newImage } from './reencode.ts';

export function imageRoutes(app: ApiApp, deps: Deps): void {
  const { database } = deps;
  mount(app, uploadImage, ({ c, by }) =>
    withUpload(c, 'image', async ({ name, path }) => ({
      data: { _id: await storeForAdministrator(deps, await newImage(path), name, by) },
    })),
  );

  mount(app, readImage, async ({ c, params }) => {
    const matching = database.queries.selectFrom('images').selectAll().where('id', '=', params.id);
    const image = requireFound(await matching.executeTakeFirst(), 'image');
    const presentation = { disposition: 'inline', contentSecurityPolicy: SANDBOX_POLICY, noun: 'image' };
    return sendStored(c, deps, image, presentation);
  });
}
