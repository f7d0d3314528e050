import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Insertable } from 'kysely';
import sharp from 'sharp';
import { newId } from '../../database/id.ts';
import type { Schema } from '../../database/schema.ts';
import type { Storage } from '../../files/storage/Storage.ts';

const FOLDER = new URL('../../../demo/', import.meta.url);

/** Stores the demo's images and PDFs and collects their rows. A file that several rows use is stored once. */
export class DemoUploads {
  readonly #storage: Storage;
  readonly #ids = new Map<string, Promise<string>>();
  readonly images: Insertable<Schema['images']>[] = [];
  readonly files: Insertable<Schema['files']>[] = [];

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /**
   * Stores a file of the demo's folder and returns its id.
   *
   * @param name The file name of a PDF's download.
   */
  add(path: string, name?: string): Promise<string>;
  /** Returns null if there is no such file. */
  add(path: string | undefined, name?: string): Promise<string | null>;
  async add(path: string | undefined, name = ''): Promise<string | null> {
    if (path === undefined) return null;
    const id = this.#ids.get(path) ?? this.#store(path, name);
    this.#ids.set(path, id);
    return id;
  }

  /** Removes everything that was stored. */
  async discard(): Promise<void> {
    for (const id of this.#ids.values()) await this.#storage.delete(await id);
  }

  async #store(path: string, name: string): Promise<string> {
    const bytes = await readFile(new URL(path, FOLDER));
    const image = path.endsWith('.pdf') ? null : await sharp(bytes).metadata();
    const row = {
      id: newId(),
      mime_type: image === null ? 'application/pdf' : `image/${image.format}`,
      byte_size: bytes.byteLength,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    };
    await this.#storage.put(row.id, bytes, row.mime_type);
    if (image !== null) this.images.push({ ...row, width: image.width, height: image.height });
    else this.files.push({ ...row, original_name: name });
    return row.id;
  }
}
