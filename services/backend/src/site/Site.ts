import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { entityTagOf } from '../http/entityTag.ts';

export interface SiteFile {
  readonly path: string;
  readonly etag: string;
  /** Whether the file name contains a hash of the content, so that the content never changes. */
  readonly isImmutable: boolean;
  /** The inline style sheets of a page, as a content security policy lists them; null for other files. */
  readonly styleHashes: readonly string[] | null;
}

/** The files of a built app, read when the service starts. */
export class Site {
  readonly #files: ReadonlyMap<string, SiteFile>;

  private constructor(files: ReadonlyMap<string, SiteFile>) {
    this.#files = files;
  }

  /** Lists the built folder of an app; null if there is none. */
  static async open(folder: string): Promise<Site | null> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const files = new Map<string, SiteFile>();
    for (const entry of entries) {
      // The compressed files are sent instead of the files next to them.
      if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      const name = relative(folder, path).split(sep).join('/');
      files.set(name, describeFile(name, path, await readFile(path)));
    }
    return files.has('index.html') ? new Site(files) : null;
  }

  /**
   * Finds the file for a path: a file of that name, a prerendered page or, if the path names no file, the app itself,
   * which has its own routes. Null for a missing file.
   *
   * @param path The path inside the app, without a slash at either end.
   */
  find(path: string): SiteFile | null {
    const exact = this.#files.get(path) ?? this.#files.get(path === '' ? 'index.html' : `${path}/index.html`);
    if (exact) return exact;
    const isFileName = /\.[a-z\d]+$/i.test(path) || path.startsWith('assets/');
    return isFileName ? null : (this.#files.get('index.html') ?? null);
  }
}

function describeFile(name: string, path: string, bytes: Buffer): SiteFile {
  return {
    path,
    etag: entityTagOf(bytes),
    isImmutable: /(?:^|\/)assets\//.test(name) && /-[\w-]{8}\.\w+$/.test(name),
    styleHashes: name.endsWith('.html') ? styleHashes(bytes.toString()) : null,
  };
}

function styleHashes(html: string): string[] {
  const sheets = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, rules = '']) => rules);
  return sheets.map((rules) => `'sha256-${createHash('sha256').update(rules).digest('base64')}'`);
}
