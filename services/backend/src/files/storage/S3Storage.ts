import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { StorageRejection } from '../../http/errors/StorageRejection.ts';
import { ConfigError } from '../../running/ConfigError.ts';
import { Unavailable } from '../../running/limits/deadline.ts';
import type { Config } from '../../settings/config.ts';
import { type ByteRange, isStorageKey, type Storage } from './Storage.ts';

/** Keys of an account, or of a role, which has a token and expires. */
interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

type S3Config = Extract<Config['storage'], { kind: 's3' }>;

/** How often a request is retried after an overload or a connection error. */
const RETRIES = 3;

/** The error codes of a storage for unknown keys, or a wrong signature. */
const BAD_KEYS = new Set(['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'InvalidToken', 'ExpiredToken']);

/** No upload has this key. */
const PROBE_KEY = 'start';

/** Stores each upload as an object in a bucket, at any service with the S3 protocol. */
export class S3Storage implements Storage {
  readonly #credentials: () => Promise<Credentials>;
  readonly #region: string;
  readonly #name: string;
  readonly #bucket: string;

  private constructor({ endpoint, region, bucket }: S3Config, credentials: () => Promise<Credentials>) {
    this.#credentials = credentials;
    this.#region = region;
    this.#name = bucket;
    // A self-hosted service rarely has a host name for each bucket; Amazon requires one.
    this.#bucket = endpoint === null ? `https://${bucket}.s3.${region}.amazonaws.com` : `${endpoint}/${bucket}`;
  }

  /**
   * Opens a bucket. Without configured keys it uses Amazon's default credential sources, and refreshes them before they
   * expire.
   */
  static async open(config: S3Config): Promise<S3Storage> {
    const { keys } = config;
    if (keys !== null) return new S3Storage(config, async () => keys);
    const { defaultProvider } = await import('@aws-sdk/credential-provider-node');
    return new S3Storage(config, defaultProvider());
  }

  /**
   * Requests an object that does not exist, which is the only way to check the bucket and the keys.
   *
   * @throws ConfigError if the storage rejects that.
   * @throws Unavailable if it does not respond.
   */
  async requireBucket(signal: AbortSignal): Promise<void> {
    try {
      await (await this.read(PROBE_KEY, undefined, signal))?.cancel();
    } catch (error) {
      throw error instanceof StorageRejection ? new ConfigError(Object(error.cause).message) : error;
    }
  }

  async put(key: string, bytes: Uint8Array | Blob, mimeType: string, signal?: AbortSignal): Promise<void> {
    if (!isStorageKey(key)) throw new Error('A storage key is made of letters, digits and hyphens.');
    const response = await this.#call(key, signal, {
      method: 'PUT',
      body: bytes instanceof Blob ? bytes : new Uint8Array(bytes),
      // A storage rejects a body that does not match its signature.
      headers: { 'content-type': mimeType, 'x-amz-content-sha256': await fingerprint(bytes) },
    });
    if (!response.ok) throw await this.#errorOf('store', response);
    await response.body?.cancel();
  }

  async read(key: string, range?: ByteRange, signal?: AbortSignal): Promise<ReadableStream<Uint8Array> | null> {
    if (!isStorageKey(key)) return null;
    const response = await this.#call(key, signal, {
      headers: range ? { range: `bytes=${range.first}-${range.last}` } : {},
    });
    if (response.ok && response.body !== null) return response.body;
    const error = await this.#errorOf('load', response);
    if (error === null) return null;
    throw error;
  }

  async delete(key: string, signal?: AbortSignal): Promise<void> {
    if (!isStorageKey(key)) return;
    const response = await this.#call(key, signal, { method: 'DELETE' });
    const error = response.ok ? null : await this.#errorOf('delete', response);
    if (error !== null) throw error;
    await response.body?.cancel();
  }

  /** The reason of a failure; null if only the object is missing. */
  async #errorOf(verb: 'store' | 'load' | 'delete', response: Response): Promise<Error | null> {
    const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(await response.text()) ?? [];
    const reason = `status ${response.status}${code && `, ${code}`}`;
    if (response.status >= 500) return new Unavailable(`The object storage could not ${verb} an upload (${reason}).`);
    if (response.status === 404 && verb !== 'store' && code !== 'NoSuchBucket') return null;
    if (response.status === 404) {
      return new StorageRejection(
        `The bucket "${this.#name}" does not exist at ${this.#bucket} (${reason}); create it, or correct S3_BUCKET, S3_REGION or S3_ENDPOINT.`,
      );
    }
    if (BAD_KEYS.has(code)) {
      return new StorageRejection(
        `The object storage does not accept the keys (${reason}); correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`,
      );
    }
    if (code === 'RequestTimeTooSkewed') {
      return new StorageRejection(
        `The clocks of this machine and of the object storage differ by too much (${reason}); set both by NTP.`,
      );
    }
    if (response.status === 403) {
      return new StorageRejection(
        `The keys may not ${verb} uploads in the bucket "${this.#name}" (${reason}); allow them s3:GetObject, s3:PutObject and s3:DeleteObject on its objects and s3:ListBucket on the bucket.`,
      );
    }
    return new StorageRejection(
      `The object storage refused to ${verb} an upload (${reason}); check the S3_… settings.`,
    );
  }

  async #call(key: string, signal: AbortSignal | undefined, init: RequestInit): Promise<Response> {
    const credentials = await this.#credentials().catch((error: unknown) => {
      throw new Unavailable('There are no credentials for the object storage.', { cause: error });
    });
    const client = new AwsClient({ ...credentials, region: this.#region, service: 's3', retries: RETRIES });
    const call = () => client.fetch(`${this.#bucket}/${key}`, { ...init, signal: signal ?? null });
    try {
      // The server may have closed a connection that was kept open; the request is then sent over a new one.
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
