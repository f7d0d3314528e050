import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { SiteFile } from './SiteFile.ts';

export class Site {
  readonly #files: ReadonlyMap<string, SiteFile>;

  private constructor(files: ReadonlyMap<string, SiteFile>) {
    this.#files = files;
  }

  /** Reads an app's built folder; null when there is none. */
  static async open(folder: string): Promise<Site | null> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => null);
    if (entries === null) return null;
    const files = new Map<string, SiteFile>();
    for (const entry of entries.filter((found) => found.isFile())) {
      const path = join(entry.parentPath, entry.name);
      const name = relative(folder, path).split(sep).join('/');
      files.set(name, new SiteFile(name, new Uint8Array(await readFile(path))));
    }
    return files.has('index.html') ? new Site(files) : null;
  }

  /**
   * The same site, whose app finds a note in the head of its document under one path.
   * @param note Finished markup.
   */
  withNote(path: string, note: string): Site {
    const html = this.#files.get('index.html')?.text ?? '';
    const noted = new TextEncoder().encode(html.replace('</head>', () => `${note}</head>`));
    return new Site(new Map(this.#files).set(`${path}/index.html`, new SiteFile('index.html', noted)));
  }

  /**
   * Finds what a path shows: a file of that name, a page that was rendered beforehand, or, where the path names no file,
   * the app itself, which knows its own routes. Null for a file that is not there.
   *
   * @param path The path inside the app without a slash at either end.
   */
  find(path: string): SiteFile | null {
    const exact = this.#files.get(path) ?? this.#files.get(path === '' ? 'index.html' : `${path}/index.html`);
    if (exact) return exact;
    const isFileName = /\.[a-z\d]+$/i.test(path) || path.startsWith('assets/');
    return isFileName ? null : (this.#files.get('index.html') ?? null);
  }
}
