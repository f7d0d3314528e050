import { readCertificatePreview } from '@cpd/api/certificates/contract';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../deps.ts';
import type { ApiApp, ApiContext } from '../http/ApiEnv.ts';
import { clientHas } from '../http/entityTag.ts';
import { mount } from '../http/mount.ts';
import { found } from '../http/Refusal.ts';
import { PICTURE_ONLY } from '../storage/answerStored.ts';
import { readAll } from '../storage/Storage.ts';
import { certificateName, drawingFingerprint, renderCertificate } from './render.ts';
import { findCertificate, type IssuedCertificate } from './store.ts';

/** Room for some hundred drawn certificates. */
const CACHE_BYTES = 64 * 1024 * 1024;

export function certificateRoutes(app: ApiApp, { database, storage }: Pick<Deps, 'database' | 'storage'>): void {
  const drawn = new LRUCache<string, Uint8Array, { c: ApiContext; certificate: IssuedCertificate }>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
    // What is asked for twice at once is drawn once.
    fetchMethod: (_fingerprint, _stale, { context: { c, certificate } }) => draw(c, certificate),
  });

  async function draw(c: ApiContext, certificate: IssuedCertificate): Promise<Uint8Array> {
    const template = await storage.read(certificate.templateImageId);
    if (template === null)
      c.get('log').error({ image: certificate.templateImageId }, 'A template is missing from the storage.');
    return renderCertificate({
      template: await readAll(found(template, 'certificate')),
      name: certificateName(certificate),
      position: certificate.templateVerticalPosition,
    });
  }

  mount(app, readCertificatePreview, async ({ c, params }) => {
    const certificate = found(await findCertificate(database.queries, params.id), 'certificate');
    const fingerprint = drawingFingerprint(certificate);
    const etag = `"${fingerprint}"`;
    // A corrected name or a moved line shows at once, so browsers ask each time.
    const headers = { ETag: etag, 'Cache-Control': 'private, no-cache' };
    if (clientHas(c, etag)) return c.body(null, 304, headers);
    const png = await drawn.forceFetch(fingerprint, { context: { c, certificate } });
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
