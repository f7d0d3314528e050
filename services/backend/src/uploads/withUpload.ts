import { type UploadKind, uploadRules } from '@cpd/domain/upload';
import type { ApiContext } from '../http/ApiEnv.ts';
import { refuse, refuseInput } from '../http/Refusal.ts';
import { Gate } from '../limits/Gate.ts';
import { cleanFileName } from './cleanFileName.ts';

/** Room for the lines around the file in a multipart body, in bytes. */
const ENVELOPE_BYTES = 64 * 1024;
const MEGABYTE = 1024 * 1024;
/** Most bytes that uploads may have together while they are worked on: all are in memory. */
const ROOM_BYTES = 400 * MEGABYTE;

const room = new Gate(ROOM_BYTES);

export interface Upload {
  /** Its name without folders and control characters. */
  readonly name: string;
  readonly bytes: Buffer;
}

/**
 * Reads the multipart field `file` of a call, stopping where it is too large, and works on it.
 *
 * @throws Refusal 400 without a file, 413 when it is too large, 415 when the body is no form.
 * @throws Unavailable when too many others are worked on.
 */
export async function withUpload<T>(c: ApiContext, kind: UploadKind, work: (upload: Upload) => Promise<T>): Promise<T> {
  const { maxBytes } = uploadRules[kind];
  const type = c.req.header('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    refuse(415, 'WRONG_TYPE', 'Send the file as multipart/form-data, in the field "file".');
  }
  const announced = Number(c.req.header('content-length')) || maxBytes;
  if (announced > maxBytes + ENVELOPE_BYTES) refuseLarge(maxBytes);
  return room.pass(announced, async () => work(await readUpload(c, type, maxBytes)));
}

async function readUpload(c: ApiContext, type: string, maxBytes: number): Promise<Upload> {
  const field = (await readForm(c.req.raw.body, type, maxBytes)).get('file');
  if (!(field instanceof File)) return refuseInput('The field "file" with the file is missing.');
  if (field.size === 0) refuse(400, 'EMPTY_FILE', 'The file is empty.');
  if (field.size > maxBytes) refuseLarge(maxBytes);
  return { name: cleanFileName(field.name), bytes: Buffer.from(await field.arrayBuffer()) };
}

function refuseLarge(maxBytes: number): never {
  refuse(413, 'TOO_LARGE', `The file must not be larger than ${maxBytes / MEGABYTE} MB.`);
}

async function readForm(body: ReadableStream<Uint8Array> | null, type: string, maxBytes: number): Promise<FormData> {
  let size = 0;
  const counted = body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength;
        if (size > maxBytes + ENVELOPE_BYTES) controller.error(new Error('The body is too large.'));
        else controller.enqueue(chunk);
      },
    }),
  );
  try {
    return await new Response(counted ?? null, { headers: { 'content-type': type } }).formData();
  } catch {
    if (size > maxBytes + ENVELOPE_BYTES) return refuseLarge(maxBytes);
    return refuseInput('The form with the file is incomplete or damaged.');
  }
}
