import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import { newId } from '../../database/id.ts';
import type { FilesTable, ImagesTable } from '../../database/schema.ts';
import type { Storage } from '../../storage/Storage.ts';
import type { DrawnImage } from '../art/surface.ts';

/** Keeps the demo's pictures and PDFs in the storage and collects their rows. */
export class DemoUploads {
  readonly #storage: Storage;
  readonly #images: Insertable<ImagesTable>[] = [];
  readonly #files: Insertable<FilesTable>[] = [];

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** The rows of the pictures kept so far. */
  get images(): readonly Insertable<ImagesTable>[] {
    return this.#images;
  }

  /** The rows of the PDFs kept so far. */
  get files(): readonly Insertable<FilesTable>[] {
    return this.#files;
  }

  /** Keeps a picture and gives its id. */
  async addImage({ bytes, mimeType, width, height }: DrawnImage): Promise<string> {
    const kept = await this.#keep(bytes, mimeType);
    this.#images.push({ ...kept, width, height });
    return kept.id;
  }

  /** Keeps a PDF under the name it is shown with, and gives its id. */
  async addPdf(bytes: Uint8Array, name: string): Promise<string> {
    const kept = await this.#keep(bytes, 'application/pdf');
    this.#files.push({ ...kept, original_name: name });
    return kept.id;
  }

  /** Removes everything that was kept. */
  async discard(): Promise<void> {
    for (const { id } of [...this.#images, ...this.#files]) await this.#storage.delete(id);
  }

  async #keep(bytes: Uint8Array, mimeType: string) {
    const id = newId();
    await this.#storage.put(id, bytes, mimeType);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return { id, mime_type: mimeType, byte_size: bytes.byteLength, sha256 };
  }
}
