import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { Config } from '../config.ts';
import { Unavailable } from '../limits/deadline.ts';
import { type ByteRange, isStorageKey, type Storage } from './Storage.ts';

/** Keys of an account, or of a role, which then has a token and runs out. */
interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

type S3Config = Extract<Config['storage'], { kind: 's3' }>;

/** Most times a call is repeated after an answer of overload or fault. */
const RETRIES = 3;

/** Keeps each upload as one object of a bucket, at any service that speaks the S3 protocol. */
export class S3Storage implements Storage {
  readonly #credentials: () => Promise<Credentials>;
  readonly #region: string;
  readonly #bucket: string;

  private constructor({ endpoint, region, bucket }: S3Config, credentials: () => Promise<Credentials>) {
    this.#credentials = credentials;
    this.#region = region;
    // A service of one's own rarely has a name for each bucket; Amazon wants one.
    this.#bucket = endpoint === null ? `https://${bucket}.s3.${region}.amazonaws.com` : `${endpoint}/${bucket}`;
  }

  /** Opens a bucket; without keys of its own it asks where Amazon's programs do, and again before they run out. */
  static async open(config: S3Config): Promise<S3Storage> {
    const { keys } = config;
    if (keys !== null) return new S3Storage(config, async () => keys);
    const { defaultProvider } = await import('@aws-sdk/credential-provider-node');
    return new S3Storage(config, defaultProvider());
  }

  async put(key: string, bytes: Uint8Array | Blob, mimeType: string, signal?: AbortSignal): Promise<void> {
    if (!isStorageKey(key)) throw new Error('A storage key is made of letters, digits and hyphens.');
    const answer = await this.#call(key, signal, {
      method: 'PUT',
      body: bytes instanceof Blob ? bytes : new Uint8Array(bytes),
      // A storage refuses a body that is not the one which was signed.
      headers: { 'content-type': mimeType, 'x-amz-content-sha256': await fingerprint(bytes) },
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
    const credentials = await this.#credentials().catch((error: unknown) => {
      throw new Unavailable('There are no credentials for the object storage.', { cause: error });
    });
    const client = new AwsClient({ ...credentials, region: this.#region, service: 's3', retries: RETRIES });
    const call = () => client.fetch(`${this.#bucket}/${key}`, { ...init, signal: signal ?? null });
    try {
      // A connection that was kept open may have been closed at its other end: then the call goes over a new one.
      return await call().catch(call);
    } catch (error) {
      throw new Unavailable('The object storage does not answer.', { cause: error });
    }
  }
}

async function fingerprint(bytes: Uint8Array | Blob): Promise<string> {
  const hash = createHash('sha256');
  if (bytes instanceof Blob) for await (const part of bytes.stream()) hash.update(part);
  else hash.update(bytes);
  return hash.digest('hex');
}

function storageError(verb: string, { status }: Response): Error {
  const reason = `The object storage refused to ${verb} an upload with status ${status}. Check the S3_… settings.`;
  return status >= 500 ? new Unavailable(reason) : new Error(reason);
}
