import { createHash } from 'node:crypto';
import { readFile, uploadFile } from '@cpd/api/uploads/contract';
import { newId } from '../database/id.ts';
import type { Deps } from '../deps.ts';
import type { ApiApp } from '../http/ApiEnv.ts';
import { mount } from '../http/mount.ts';
import { found, refuse } from '../http/Refusal.ts';
import { answerStored } from '../storage/answerStored.ts';
import { keepUpload } from '../uploads/keepUpload.ts';
import { inlineDisposition } from './contentDisposition.ts';
import { isPdf } from './isPdf.ts';
import { findFile, insertFile } from './store.ts';
import { withUpload } from './withUpload.ts';

const PDF = 'application/pdf';

/**
 * Lets nothing run or load, should a browser ever take the bytes for a page. Without the word `sandbox`, under which
 * Safari shows no PDF; `style-src` is for browsers whose PDF viewer is a page with a style of its own.
 */
const NOTHING_RUNS =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Mounts the calls for course material and posts' PDFs. */
export function fileRoutes(app: ApiApp, deps: Pick<Deps, 'database' | 'storage' | 'now'>): void {
  const { database, storage } = deps;
  mount(app, uploadFile, ({ c }) =>
    withUpload(c, 'pdf', async ({ name, bytes }) => {
      if (!isPdf(bytes)) refuse(415, 'WRONG_TYPE', 'The file is not a PDF.');
      const id = newId();
      await keepUpload(deps, { key: id, bytes, mimeType: PDF, signal: c.req.raw.signal }, (queries) =>
        insertFile(queries, {
          id,
          original_name: name,
          mime_type: PDF,
          byte_size: bytes.byteLength,
          sha256: createHash('sha256').update(bytes).digest('hex'),
        }),
      );
      return { data: { _id: id } };
    }),
  );

  mount(app, readFile, async ({ c, params }) => {
    const file = found(await findFile(database.queries, params.id), 'file');
    return answerStored(c, {
      mimeType: file.mime_type,
      byteSize: file.byte_size,
      fingerprint: file.sha256,
      disposition: inlineDisposition(file.original_name),
      contentSecurityPolicy: NOTHING_RUNS,
      noun: 'file',
      open: (range) => storage.read(file.id, range, c.req.raw.signal),
    });
  });
}
