import { buffer } from 'node:stream/consumers';
import { readCertificate, readCertificatePdf, readCertificatePreview } from '@cpd/api/certificates/contract';
import { certificateName } from '@cpd/domain/certificate';
import { fullName } from '@cpd/domain/user';
import { LRUCache } from 'lru-cache';
import { Throttle } from '../../access/throttle/Throttle.ts';
import { SANDBOX_POLICY } from '../../files/storage/sendStored.ts';
import { storeUpload } from '../../files/uploads/storeUpload.ts';
import type { ApiApp, ApiContext } from '../../http/ApiEnv.ts';
import type { Deps } from '../../http/Deps.ts';
import { isNotModified } from '../../http/entityTag.ts';
import { requireFound } from '../../http/errors/HttpError.ts';
import { mount } from '../../http/mount.ts';
import { requestSignal } from '../../running/limits/deadline.ts';
import type { Config } from '../../settings/config.ts';
import { certificateAddress } from './credential.ts';
import { throwWithdrawn } from './issue.ts';
import { drawingFingerprint, markOf, type PdfDetails, renderCertificate, requireNameFaces } from './render.ts';
import { certificateNumberOf, type IssuedCertificate, requirePublicCertificate, storeDrawingKey } from './store.ts';

const MAX_TEMPLATE_BYTES = 60_000_000;

/** The stored image or PDF of a certificate. */
interface Drawing {
  readonly column: 'drawing_key' | 'pdf_key';
  readonly fingerprint: string;
  readonly key: string;
  readonly pdf?: PdfDetails;
  readonly headers: { readonly 'Content-Type': string; readonly 'Content-Disposition': string };
}

export function certificateRoutes(app: ApiApp, deps: Deps): void {
  const { config, database, metrics, storage } = deps;
  const throttle = new Throttle(deps);
  const downloads = deps.credentialKeys.length > 0 ? ['pdf', 'credential'] : ['pdf'];
  /** Drawings in progress: concurrent requests for the same one share it. */
  const unfinished = new Map<string, Promise<Uint8Array>>();
  /** Templates by id, so that concurrent drawings share the bytes. */
  const templates = new LRUCache<string, Uint8Array>({
    maxSize: MAX_TEMPLATE_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
    // A template that is evicted while it loads is still awaited.
    ignoreFetchAbort: true,
    async fetchMethod(id) {
      const stream = await storage.read(id);
      return stream === null ? undefined : buffer(stream);
    },
  });

  async function draw(c: ApiContext, certificate: IssuedCertificate, drawing: Drawing): Promise<Uint8Array> {
    const { key, pdf, headers } = drawing;
    const name = certificateName(fullName(certificate));
    const faces = await requireNameFaces(name, 409);
    const template = await templates.fetch(certificate.templateImageId);
    if (template === undefined)
      c.get('log').error({ image: certificate.templateImageId }, 'A template is missing from the storage.');
    const bytes = await renderCertificate({
      template: requireFound(template, 'certificate'),
      name,
      faces,
      mark: markOf(certificate),
      position: certificate.templateVerticalPosition,
      ...(pdf && { pdf }),
    });
    await storeUpload(deps, { key, bytes, mimeType: headers['Content-Type'] }, (queries) =>
      storeDrawingKey(queries, certificate, drawing),
    ).catch((error: unknown) =>
      c.get('log').warn({ err: error }, 'A drawn certificate could not be stored; it will be drawn again.'),
    );
    return bytes;
  }

  async function readOrDraw(c: ApiContext, certificate: IssuedCertificate, drawing: Drawing): Promise<Uint8Array> {
    const { column, key } = drawing;
    const stored = await storage.read(key);
    if (stored !== null) {
      if (certificate[column] !== key)
        await database.transaction((queries) => storeDrawingKey(queries, certificate, drawing));
      metrics.countDrawing('kept');
      return buffer(stored);
    }
    // Other requests share it, so it does not end with the one that started it.
    const begin = () => draw(c, certificate, drawing).finally(() => unfinished.delete(key));
    const pending = unfinished.get(key);
    metrics.countDrawing(pending ? 'shared' : 'drawn');
    const drawingInProgress = pending ?? requestSignal.exit(begin);
    unfinished.set(key, drawingInProgress);
    return drawingInProgress;
  }

  async function response(c: ApiContext, certificate: IssuedCertificate, drawing: Drawing): Promise<Response> {
    const etag = `"${drawing.fingerprint}"`;
    // Browsers revalidate each time, because a new version of the drawing must be visible immediately.
    const headers = { ETag: etag, 'Cache-Control': 'private, no-cache' };
    if (isNotModified(c, etag)) return c.body(null, 304, headers);
    const bytes = await readOrDraw(c, certificate, drawing);
    return c.body(new Uint8Array(bytes), 200, {
      ...headers,
      ...drawing.headers,
      'Content-Security-Policy': SANDBOX_POLICY,
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  }

  mount(app, readCertificate, async ({ c, params }) => {
    const certificate = await requirePublicCertificate({ database, throttle }, c, params.id);
    const { id, groupName, issuedAt, withdrawnAt, successor, replacement, predecessor, firstIssuedAt } = certificate;
    return {
      _id: id,
      number: certificateNumberOf(certificate, config),
      holder: fullName(certificate),
      group: groupName,
      issuedAt: issuedAt.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
      successor,
      successorNumber: otherNumber(replacement, config),
      predecessorNumber: otherNumber(predecessor, config),
      firstIssuedAt: firstIssuedAt?.toISOString() ?? null,
      timeZone: config.timeZone,
      downloads: withdrawnAt === null ? downloads : [],
    };
  });

  mount(app, readCertificatePreview, async ({ c, params }) => {
    const certificate = await requirePublicCertificate({ database, throttle }, c, params.id);
    const fingerprint = drawingFingerprint(certificate);
    return response(c, certificate, {
      column: 'drawing_key',
      fingerprint,
      key: `certificate-${fingerprint}`,
      headers: { 'Content-Type': 'image/png', 'Content-Disposition': 'inline; filename="certificate.png"' },
    });
  });

  mount(app, readCertificatePdf, async ({ c, params }) => {
    const certificate = await requirePublicCertificate({ database, throttle }, c, params.id);
    rejectWithdrawn(certificate);
    const number = certificateNumberOf(certificate, config);
    const pdf = {
      title: `Certificate ${number}, ${certificateName(fullName(certificate))}`,
      address: certificateAddress(config, certificate.id),
      date: certificate.issuedAt,
      note: replacementNote(certificate, config),
    };
    const fingerprint = drawingFingerprint(certificate, pdf);
    return response(c, certificate, {
      column: 'pdf_key',
      fingerprint,
      key: `certificate-pdf-${fingerprint}`,
      pdf,
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="certificate-${number}.pdf"`,
      },
    });
  });
}

function otherNumber(other: IssuedCertificate['predecessor'], config: Pick<Config, 'timeZone'>): string | null {
  return other && certificateNumberOf({ ordinal: other.ordinal, issuedAt: new Date(other.issuedAt) }, config);
}

/** What a certificate says about the one that it replaces. */
function replacementNote({ predecessor, firstIssuedAt }: IssuedCertificate, config: Config): string | undefined {
  const number = otherNumber(predecessor, config);
  if (number === null || firstIssuedAt === null) return undefined;
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: config.timeZone }).format(firstIssuedAt);
  return `First issued on ${day}. Replaces ${number}.`;
}

/** Rejects documents that would present a withdrawn certificate as valid (rule CR6). @throws HttpError 409. */
export function rejectWithdrawn({ withdrawnAt }: IssuedCertificate): void {
  if (withdrawnAt !== null) throwWithdrawn();
}
