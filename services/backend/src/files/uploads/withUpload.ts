import { createWriteStream } from 'node:fs';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type UploadKind, uploadRules } from '@cpd/domain/upload';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import type { ApiContext } from '../../http/ApiEnv.ts';
import { HttpError, throwBadRequest, throwHttpError } from '../../http/errors/HttpError.ts';
import { limitedBody, tooLarge } from '../../http/limitedBody.ts';
import { limitConcurrency } from '../../running/limits/queues.ts';
import { removeAbandoned } from '../../running/removeAbandoned.ts';
import { cleanFileName } from './cleanFileName.ts';
import { withoutPadding } from './withoutPadding.ts';

/** The service reads one part; clients of other APIs may send a few more fields and files. */
const FORM_LIMITS = { parts: 10, fieldNameSize: 100, fieldSize: 1024, headerPairs: 20 };

/** Maximum number of uploads in progress; each may have 50 MB on the disk. */
const MAX_UPLOADS = 100;

/** How the names of the temporary folders begin. */
const FOLDER = 'cpd-upload-';

const limitUploads = limitConcurrency('uploads', MAX_UPLOADS, 'Too many files are uploaded at once.');

export interface Upload {
  /** The file name without folders and control characters. */
  readonly name: string;
  /** The temporary file. */
  readonly path: string;
}

/**
 * Writes the multipart field `file` of a request to a temporary file, up to a maximum size, and runs work on it. The
 * file is removed afterwards in any case.
 *
 * @throws HttpError 400 without a file, 413 if it is too large, 415 if the body is not a form.
 * @throws Unavailable if too many uploads are in progress.
 */
export async function withUpload<T>(c: ApiContext, kind: UploadKind, work: (upload: Upload) => Promise<T>): Promise<T> {
  const type = c.req.header('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throwHttpError(415, 'WRONG_TYPE', 'Send the file as multipart/form-data, in the field "file".');
  }
  return limitUploads(async () => {
    await using folder = await mkdtempDisposable(join(tmpdir(), FOLDER));
    const path = join(folder.path, 'file');
    return await work({ name: await receive(c, kind, path), path });
  });
}

/** Removes what processes that were killed had received. */
export async function removeAbandonedUploads(): Promise<void> {
  await removeAbandoned(tmpdir(), FOLDER);
}

/** Streams a form's file to the disk, and returns its name. */
async function receive(c: ApiContext, kind: UploadKind, path: string): Promise<string> {
  const limits = { access: 'bearer', upload: kind } as const;
  const files: { name: string | undefined; stream: BusboyFileStream; written: Promise<void> }[] = [];
  const stop = new AbortController();
  try {
    const form = new Busboy({
      headers: { 'content-type': c.req.header('content-type') ?? '' },
      limits: { ...FORM_LIMITS, fileSize: uploadRules[kind].maxBytes },
      isPartAFile,
    });
    form.on('file', (_field, stream, name: string | undefined) => {
      // A browser sends an empty part for a field without a file.
      if (files.some((file) => file.stream.bytesRead > 0)) return void stream.resume();
      const written = pipeline(stream, createWriteStream(path, { flags: 'a' }), stop);
      files.push({ name, stream, written });
      written.catch((error: unknown) => stop.abort(error));
      stream.once('limit', () => stop.abort(tooLarge(limits)));
    });
    form.on('partsLimit', () =>
      stop.abort(new HttpError(400, 'BAD_INPUT', `The form must not have more than ${FORM_LIMITS.parts} parts.`)),
    );
    await pipeline(limitedBody(c, limits), withoutPadding(c.req.header('content-type') ?? ''), form, stop);
    await Promise.all(files.map(({ written }) => written));
  } catch (error) {
    stop.abort(error);
    await Promise.allSettled(files.map(({ written }) => written));
    const { reason } = stop.signal;
    // A file that is too large or a full disk is not the form's fault.
    if (reason instanceof HttpError || 'syscall' in Object(reason)) throw reason;
    throwBadRequest('The form with the file is incomplete or damaged.');
  }
  if (files.length === 0) return throwBadRequest('The field "file" with the file is missing.');
  const file = files.find(({ stream }) => stream.bytesRead > 0);
  if (file === undefined) return throwHttpError(400, 'EMPTY_FILE', 'The file is empty.');
  return cleanFileName(file.name ?? '');
}

/** Whether a part is the file, which may have no file name. All other parts are skipped. */
function isPartAFile(
  field: string | undefined,
  contentType: string | undefined,
  fileName: string | undefined,
): boolean {
  return field === 'file' && (fileName !== undefined || contentType !== 'text/plain');
}
