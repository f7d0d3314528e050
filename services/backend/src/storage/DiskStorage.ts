import { randomUUID } from 'node:crypto';
import { type FileHandle, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { makeFolder } from '../makeFolder.ts';
import { type ByteRange, isStorageKey, type Storage } from './Storage.ts';

const UNFINISHED = '.unfinished-';
/** Age at which an unfinished file is certainly left over from a crash, in milliseconds. */
const ABANDONED_MS = 60 * 60_000;

/** Keeps each upload as one file of a folder; a file appears whole or not at all, also after a power cut. */
export class DiskStorage implements Storage {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Opens a folder, making it where needed, and removes what a crash left unfinished.
   *
   * @throws ConfigError when it cannot be written to.
   */
  static async open(folder: string): Promise<DiskStorage> {
    makeFolder(folder);
    await removeAbandoned(folder);
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
      await rm(unfinished, { force: true });
      throw error;
    }
    await this.#syncFolder();
  }

  async read(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null> {
    if (!isStorageKey(key)) return null;
    const file = await openOrNull(this.#path(key));
    if (file === null) return null;
    const bytes = file.createReadStream(range ? { start: range.first, end: range.last } : {});
    return Readable.toWeb(bytes) as ReadableStream<Uint8Array>;
  }

  async delete(key: string): Promise<void> {
    if (!isStorageKey(key)) return;
    await rm(this.#path(key), { force: true });
    await this.#syncFolder();
  }

  #path(key: string): string {
    if (!isStorageKey(key)) throw new Error('A storage key is made of letters, digits and hyphens.');
    return join(this.#folder, key);
  }

  /** Makes a new, renamed or removed name durable; the file's own sync covers its content alone. */
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

async function openOrNull(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(UNFINISHED)) continue;
    const path = join(folder, name);
    // Another process of the same folder may be writing a young one, or have just removed it.
    const age = await stat(path)
      .then(({ mtimeMs }) => Date.now() - mtimeMs)
      .catch(() => 0);
    if (age > ABANDONED_MS) await rm(path, { force: true });
  }
}
