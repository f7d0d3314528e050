import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { accepts } from 'hono/accepts';
import type { ApiContext } from './ApiEnv.ts';
import { clientHas, entityTagOf } from './entityTag.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Smallest answer worth compressing, in bytes. */
const LEAST_COMPRESSED = 8_192;

/** The fastest: the next ones take three times as long for a twentieth less. */
const COMPRESSION_LEVEL = 1;

export class JsonAnswer {
  readonly json: Bytes;
  /** The same, compressed; null where that is not worth it. */
  readonly gzipped: Bytes | null;
  /** Changes with the content. */
  readonly etag: string;

  private constructor(json: Bytes, gzipped: Bytes | null) {
    this.json = json;
    this.gzipped = gzipped;
    this.etag = entityTagOf(json);
  }

  static async of(value: unknown): Promise<JsonAnswer> {
    const json: Bytes = new TextEncoder().encode(JSON.stringify(value));
    if (json.byteLength < LEAST_COMPRESSED) return new JsonAnswer(json, null);
    return new JsonAnswer(json, new Uint8Array(await promisify(gzip)(json, { level: COMPRESSION_LEVEL })));
  }

  /** Sends it, compressed where the client takes that, or 304 where the client says that it has it already. */
  send(c: ApiContext): Response {
    c.header('ETag', this.etag);
    if (clientHas(c, this.etag)) return c.body(null, 304);
    c.header('Content-Type', 'application/json');
    if (this.gzipped === null) return c.body(this.json);
    c.header('Vary', 'Accept-Encoding', { append: true });
    const encoding = accepts(c, { header: 'Accept-Encoding', supports: ['gzip'], default: 'identity' });
    if (encoding === 'identity') return c.body(this.json);
    c.header('Content-Encoding', 'gzip');
    return c.body(this.gzipped);
  }
}
