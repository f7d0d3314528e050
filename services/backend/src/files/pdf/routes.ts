import { openAsBlob } from 'node:fs';
import { readFile, uploadFile } from '@cpd/api/uploads/contract';
import { newId } from '../../database/id.ts';
import { record } from '../../history/record.ts';
import type { ApiApp } from '../../http/ApiEnv.ts';
import type { Deps } from '../../http/Deps.ts';
import { requireFound } from '../../http/errors/HttpError.ts';
import { mount } from '../../http/mount.ts';
import { sendStored } from '../storage/sendStored.ts';
import { ADMINISTRATOR, storeUpload } from '../uploads/storeUpload.ts';
import { withUpload } from '../uploads/withUpload.ts';
import { inlineDisposition } from './contentDisposition.ts';
import { rewritePdf } from './rewritePdf.ts';

const PDF = 'application/pdf';

/**
 * Lets nothing run or load if a browser treats the bytes as a page. Without `sandbox`, with which Safari does not
 * display PDFs; `style-src` is for browsers whose PDF viewer is a page with inline styles.
 */
const PDF_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export function fileRoutes(app: ApiApp, deps: Deps): void {
  const { database } = deps;
  mount(app, uploadFile, ({ c, by }) =>
    withUpload(c, 'pdf', async ({ name, path }) => {
      const { sha256, removed } = await rewritePdf(path);
      const bytes = await openAsBlob(path);
      const id = newId();
      const row = { id, stored_by: ADMINISTRATOR, original_name: name, mime_type: PDF, byte_size: bytes.size, sha256 };
      await storeUpload(deps, { key: id, bytes, mimeType: PDF }, async (queries) => {
        await queries.insertInto('files').values(row).execute();
        await record(queries, by, 'file.uploaded', { id, title: name });
      });
      return { data: { _id: id, removed } };
    }),
  );

  mount(app, readFile, async ({ c, params }) => {
    const matching = database.queries.selectFrom('files').selectAll().where('id', '=', params.id);
    const file = requireFound(await matching.executeTakeFirst(), 'file');
    const disposition = inlineDisposition(file.original_name);
    return sendStored(c, deps, file, { disposition, contentSecurityPolicy: PDF_POLICY, noun: 'file' });
  });
}
