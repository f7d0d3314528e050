import { buffer } from 'node:stream/consumers';
import { readCertificatePreview } from '@cpd/api/certificates/contract';
import type { Deps } from '../deps.ts';
import type { ApiApp, ApiContext } from '../http/ApiEnv.ts';
import { clientHas } from '../http/entityTag.ts';
import { mount } from '../http/mount.ts';
import { found } from '../http/Refusal.ts';
import { caller } from '../limits/deadline.ts';
import { PICTURE_ONLY } from '../storage/answerStored.ts';
import { keepUpload } from '../uploads/keepUpload.ts';
import { certificateName, drawingFingerprint, renderCertificate } from './render.ts';
import { findCertificate, type IssuedCertificate, noteDrawing } from './store.ts';

export function certificateRoutes(app: ApiApp, deps: Pick<Deps, 'database' | 'storage' | 'now'>): void {
  const { database, storage } = deps;
  /** What is being drawn: what is asked for twice at once is drawn once. */
  const unfinished = new Map<string, Promise<Uint8Array>>();

  async function draw(c: ApiContext, key: string, certificate: IssuedCertificate): Promise<Uint8Array> {
    const template = await storage.read(certificate.templateImageId);
    if (template === null)
      c.get('log').error({ image: certificate.templateImageId }, 'A template is missing from the storage.');
    const bytes = await renderCertificate({
      template: await buffer(found(template, 'certificate')),
      name: certificateName(certificate),
      position: certificate.templateVerticalPosition,
    });
    await keepUpload(deps, { key, bytes, mimeType: 'image/png' }, (queries) =>
      noteDrawing(queries, certificate, key, deps.now()),
    ).catch((error: unknown) =>
      c.get('log').warn({ err: error }, 'A drawn certificate could not be kept; it will be drawn again.'),
    );
    return bytes;
  }

  async function drawn(c: ApiContext, key: string, certificate: IssuedCertificate): Promise<Uint8Array> {
    const kept = await storage.read(key);
    if (kept !== null) {
      await database.transaction((queries) => noteDrawing(queries, certificate, key, deps.now()));
      return buffer(kept);
    }
    // Others wait for it, too: it does not end with the call that began it.
    const begin = () => draw(c, key, certificate).finally(() => unfinished.delete(key));
    const drawing = unfinished.get(key) ?? caller.exit(begin);
    unfinished.set(key, drawing);
    return drawing;
  }

  mount(app, readCertificatePreview, async ({ c, params }) => {
    const certificate = found(await findCertificate(database.queries, params.id), 'certificate');
    const fingerprint = drawingFingerprint(certificate);
    const etag = `"${fingerprint}"`;
    // A corrected name or a moved line shows at once, so browsers ask each time.
    const headers = { ETag: etag, 'Cache-Control': 'private, no-cache' };
    if (clientHas(c, etag)) return c.body(null, 304, headers);
    const png = await drawn(c, `certificate-${fingerprint}`, certificate);
    return c.body(new Uint8Array(png), 200, {
      ...headers,
      'Content-Type': 'image/png',
      'Content-Disposition': 'inline; filename="certificate.png"',
      'Content-Security-Policy': PICTURE_ONLY,
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  });
}
