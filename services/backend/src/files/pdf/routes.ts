import { readFile, uploadFile } from '@cpd/api/uploads/contract';
import type { ApiApp } from '../../http/ApiEnv.ts';
import type { Deps } from '../../http/Deps.ts';
import { requireFound } from '../../http/errors/HttpError.ts';
import { mount } from '../../http/mount.ts';
import { sendStored } from '../storage/sendStored.ts';
import { storeForAdministrator } from '../uploads/storeUpload.ts';
import { withUpload } from '../uploads/withUpload.ts';
import { inlineDisposition } from './contentDisposition.ts';
import { newPdf } from './rewritePdf.ts';

/**
 * Lets nothing run or load if a browser treats the bytes as a page. Without `sandbox`, with which Safari does not
 * display PDFs; `style-src` is for browsers whose PDF viewer is a page with inline styles.
 */
const PDF_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export function fileRoutes(app: ApiApp, deps: Deps): void {
  const { database } = deps;
  mount(app, uploadFile, ({ c, by }) =>
    withUpload(c, 'pdf', async (upload) => {
      const pdf = await newPdf(upload);
      return { data: { _id: await storeForAdministrator(deps, pdf, upload.name, by), removed: pdf.removed } };
    }),
  );

  mount(app, readFile, async ({ c, params }) => {
    const matching = database.queries.selectFrom('files').selectAll().where('id', '=', params.id);
    const file = requireFound(await matching.executeTakeFirst(), 'file');
    const disposition = inlineDisposition(file.original_name);
    return sendStored(c, deps, file, { disposition, contentSecurityPolicy: PDF_POLICY, noun: 'file' });
  });
}
