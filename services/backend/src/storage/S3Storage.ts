import { AwsClient } from 'aws4fetch';
import type { Config } from '../config.ts';
import { Unavailable } from '../limits/deadline.ts';
import { type ByteRange, isStorageKey, type Storage } from './Storage.ts';

type S3Config = Extract<Config['storage'], { kind: 's3' }>;

/** Most times a call is repeated after an answer of overload or fault. */
const RETRIES = 3;

/** Keeps each upload as one object of a bucket, at any service that speaks the S3 protocol. */
export class S3Storage implements Storage {
  readonly #client: AwsClient;
  readonly #bucket: string;

  constructor({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Config) {
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
    // A service of one's own rarely has a name for each bucket; Amazon wants one.
    this.#bucket = endpoint === null ? `https://${bucket}.s3.${region}.amazonaws.com` : `${endpoint}/${bucket}`;
  }

  async put(key: string, bytes: Uint8Array | Blob, mimeType: string, signal?: AbortSignal): Promise<void> {
    if (!isStorageKey(key)) throw new Error('A storage key is made of letters, digits and hyphens.');
    const answer = await this.#call(key, signal, {
      method: 'PUT',
      body: bytes instanceof Blob ? bytes : new Uint8Array(bytes),
      headers: { 'content-type': mimeType },
    });
    await answer.body?.cancel();
    if (!answer.ok) throw storageError('keep', answer);
  }

  async read(key: string, range?: ByteRange, signal?: AbortSignal): Promise<ReadableStream<Uint8Array> | null> {
    if (!isStorageKey(key)) return null;
    const answer = await this.#call(key, signal, {
      headers: range ? { range: `bytes=${range.first}-${range.last}` } : {},
    });
    if (answer.ok && answer.body !== null) return answer.body;
    await answer.body?.cancel();
    if (answer.status === 404) return null;
    throw storageError('read', answer);
  }

  async delete(key: string, signal?: AbortSignal): Promise<void> {
    if (!isStorageKey(key)) return;
    const answer = await this.#call(key, signal, { method: 'DELETE' });
    await answer.body?.cancel();
    if (!answer.ok && answer.status !== 404) throw storageError('remove', answer);
  }

  async #call(key: string, signal: AbortSignal | undefined, init: RequestInit): Promise<Response> {
    const call = () => this.#client.fetch(`${this.#bucket}/${key}`, { ...init, signal: signal ?? null });
    try {
      // A connection that was kept open may have been closed at its other end: then the call goes over a new one.
      return await call().catch(call);
    } catch (error) {
      throw new Unavailable('The object storage does not answer.', { cause: error });
    }
  }
}

function storageError(verb: string, { status }: Response): Error {
  const reason = `The object storage refused to ${verb} an upload with status ${status}. Check the S3_… settings.`;
  return status >= 500 ? new Unavailable(reason) : new Error(reason);
}
