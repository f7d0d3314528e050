import { randomUUID } from 'node:crypto';
import { access, type FileHandle, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { StorageRejection } from '../../http/errors/StorageRejection.ts';
import { makeFolder } from '../../running/makeFolder.ts';
import { ABANDONED_MS, removeAbandoned } from '../../running/removeAbandoned.ts';
import { type ByteRange, isStorageKey, type Storage } from './Storage.ts';

const UNFINISHED = '.unfinished-';

/** The system's error codes for a missing or inaccessible folder, or a broken disk. */
const REJECTIONS = new Set(['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS', 'EIO', 'ESTALE']);

/** Stores each upload as a file in a folder. Files appear atomically, even after a power failure. */
export class DiskStorage implements Storage {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Opens a folder, creates it if necessary, and removes unfinished files of a crash.
   *
   * @throws ConfigError if it is not writable.
   */
  static async open(folder: string): Promise<DiskStorage> {
    makeFolder(folder);
    await removeAbandoned(folder, UNFINISHED);
    // Those of a crash just before this start are too young until then.
    setTimeout(() => void removeAbandoned(folder, UNFINISHED).catch(() => {}), 2 * ABANDONED_MS).unref();
    return new DiskStorage(folder);
  }

  async put(key: string, bytes: Uint8Array | Blob): Promise<void> {
    const path = this.#path(key);
    const unfinished = join(this.#folder, `${UNFINISHED}${randomUUID()}`);
    try {
      const file = await open(unfinished, 'wx');
      try {
        await writeFile(file, bytes instanceof Blob ? bytes.stream() : bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => {});
      throw this.#rejectionOf(error);
    }
    await this.#syncFolder();
  }

  async read(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null> {
    if (!isStorageKey(key)) return null;
    const file = await this.#openOrNull(this.#path(key));
    if (file === null) return null;
    const bytes = file.createReadStream(range ? { start: range.first, end: range.last } : {});
    return Readable.toWeb(bytes) as ReadableStream<Uint8Array>;
  }

  async delete(key: string): Promise<void> {
    if (!isStorageKey(key)) return;
    try {
      await rm(this.#path(key), { force: true });
      await this.#syncFolder();
    } catch (error) {
      throw this.#rejectionOf(error);
    }
  }

  async #openOrNull(path: string): Promise<FileHandle | null> {
    try {
      return await open(path, 'r');
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw this.#rejectionOf(error);
    }
    // Without the folder, for example on an unmounted disk, every file would seem to be missing.
    await access(this.#folder).catch((error: unknown) => {
      throw this.#rejectionOf(error);
    });
    return null;
  }

  #rejectionOf(error: unknown): unknown {
    const code = codeOf(error);
    return REJECTIONS.has(code) ? new StorageRejection(`The folder ${this.#folder} cannot be used (${code}).`) : error;
  }

  #path(key: string): string {
    if (!isStorageKey(key)) throw new Error('A storage key is made of letters, digits and hyphens.');
    return join(this.#folder, key);
  }

  /** Makes a new, renamed or removed directory entry durable; syncing the file covers only its content. */
  async #syncFolder(): Promise<void> {
    const folder = await open(this.#folder, 'r');
    try {
      await folder.sync();
    } catch (error) {
      // Windows cannot sync a folder.
      if (process.platform !== 'win32') throw error;
    } finally {
      await folder.close();
    }
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
