import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';
import { acceptsEncoding } from '../http/acceptsEncoding.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

type Bytes = Uint8Array<ArrayBuffer>;

/** Media types of files that get smaller by compressing. */
const COMPRESSIBLE = /^text\/|json|svg|wasm|javascript/;

/** Smallest file worth compressing, in bytes. */
const LEAST_COMPRESSED = 1_024;

/** A built file of an app, kept in memory with its compressed forms. */
export class SiteFile {
  readonly mediaType: string;
  /** Changes with the content; quoted as the header wants it. */
  readonly etag: string;
  /** Whether the name holds a hash of the content, so that it never changes under this name. */
  readonly isImmutable: boolean;
  /** The style sheets that a page carries inside, as a content security policy names them. */
  readonly styleHashes: readonly string[];
  readonly #bytes: Bytes;
  readonly #packed = new Map<Encoding, Promise<Bytes>>();

  /** @param name The path inside the app, such as `assets/index-D3f9.js`. */
  constructor(name: string, bytes: Bytes) {
    this.#bytes = bytes;
    this.mediaType = getMimeType(name) ?? 'application/octet-stream';
    this.etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`;
    this.styleHashes = this.isPage ? styleHashes(this.text) : [];
    this.isImmutable = /(^|\/)assets\/.*-[\w-]{8,}\.\w+$/.test(name);
  }

  get isPage(): boolean {
    return this.mediaType.startsWith('text/html');
  }

  get text(): string {
    return new TextDecoder().decode(this.#bytes);
  }

  /** Picks the encoding for a client by its `Accept-Encoding`. */
  encodingFor(accepted: string): Encoding {
    if (this.#bytes.byteLength < LEAST_COMPRESSED || !COMPRESSIBLE.test(this.mediaType)) return 'identity';
    if (acceptsEncoding(accepted, 'br')) return 'br';
    return acceptsEncoding(accepted, 'gzip') ? 'gzip' : 'identity';
  }

  /** The content in an encoding; packed at its first use and kept. */
  content(encoding: Encoding): Promise<Bytes> {
    let packed = this.#packed.get(encoding);
    if (packed === undefined) {
      packed = pack(this.#bytes, encoding);
      this.#packed.set(encoding, packed);
    }
    return packed;
  }
}

function styleHashes(html: string): string[] {
  const sheets = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, rules = '']) => rules);
  return sheets.map((rules) => `'sha256-${createHash('sha256').update(rules).digest('base64')}'`);
}

async function pack(bytes: Bytes, encoding: Encoding): Promise<Bytes> {
  switch (encoding) {
    case 'br':
      return new Uint8Array(
        await promisify(brotliCompress)(bytes, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength },
        }),
      );
    case 'gzip':
      return new Uint8Array(await promisify(gzip)(bytes, { level: 9 }));
    case 'identity':
      return bytes;
  }
}
