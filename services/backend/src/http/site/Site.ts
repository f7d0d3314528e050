import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type AppSettings, fillDocument, parseAppSettings, withSettings } from '@cpd/domain/appSettings';
import { listed } from '@cpd/domain/text';
import type { PageSettings } from '../../settings/config.ts';
import { entityTagOf } from '../entityTag.ts';

/** The bytes of a file by content coding. */
export type Encoded = Readonly<Record<'identity' | 'gzip' | 'br', Uint8Array<ArrayBuffer>>>;

export interface SiteFile {
  readonly path: string;
  /** What is sent instead of the file: it has the service's settings. Null for a file that has none. */
  readonly filled: Encoded | null;
  readonly etag: string;
  /** Whether the file name contains a hash of the content, so that the content never changes. */
  readonly isImmutable: boolean;
  /** The inline style sheets of a page, as a content security policy lists them; null for other files. */
  readonly styleHashes: readonly string[] | null;
}

/** The files of a built app, read when the service starts. */
export class Site {
  readonly #files: ReadonlyMap<string, SiteFile>;
  /** The codes of the languages that the app has, such as `th`. */
  readonly languages: readonly string[];

  private constructor(files: ReadonlyMap<string, SiteFile>, languages: readonly string[]) {
    this.#files = files;
    this.languages = languages;
  }

  /** Lists the built folder of an app; null if there is none. */
  static async open(folder: string, pages: PageSettings = {}): Promise<Site | null> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => '');
    const built = parseAppSettings(settingsOf(page));
    const files = new Map<string, SiteFile>();
    for (const path of paths) {
      // The compressed files are sent instead of the files next to them.
      if (/\.(br|gz|template)$/.test(path)) continue;
      const name = relative(folder, path).split(sep).join('/');
      // What a build tool keeps for itself, such as Vite's manifest of the sources.
      if (/(?:^|\/)\.(?!well-known\/)/.test(name)) continue;
      const filled = paths.includes(`${path}.template`)
        ? filledPage(await readFile(`${path}.template`, 'utf8'), built, pages)
        : null;
      files.set(name, describeFile(name, path, filled ?? (await readFile(path)), filled !== null));
    }
    return files.has('index.html') ? new Site(files, languagesOf(page)) : null;
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

/** A sentence about a default language that an app does not have; null if there is none. */
export function languageWarning(
  sites: readonly (Site | null)[],
  { DEFAULT_LANGUAGE: wish }: PageSettings,
): string | null {
  const code = wish?.toLowerCase().split('-')[0];
  const lacking = sites.find((site) => site && site.languages.length > 0 && code && !site.languages.includes(code));
  if (!lacking) return null;
  return `DEFAULT_LANGUAGE is ${wish}, which the apps do not have: their pages are English where a browser asks for no other language. They have ${listed(lacking.languages)}.`;
}

/** The languages that the build of an app has written into its page, each with its direction, such as `en ar:rtl`. */
function languagesOf(page: string): readonly string[] {
  const [, codes = ''] = /<html[^>]*\sdata-languages="([^"]*)"/.exec(page) ?? [];
  return codes.split(' ').flatMap((one) => one.split(':')[0] || []);
}

/** The settings of the build, as the app reads them. */
function settingsOf(page: string): string | undefined {
  return /<script id="settings" type="application\/json">(.*?)<\/script>/s.exec(page)?.[1];
}

/** The style sheet has the hue of the build, so that a page has another one inline. */
function filledPage(template: string, built: AppSettings, pages: PageSettings): string {
  const page = fillDocument(template, withSettings(built, pages));
  if (!pages.BRAND_HUE) return page;
  return page.replace('</head>', `<style>:root:root{--cpd-brand-hue:${pages.BRAND_HUE}}</style></head>`);
}

function describeFile(name: string, path: string, content: Buffer | string, isFilled: boolean): SiteFile {
  const bytes = Buffer.from(content);
  return {
    path,
    filled: isFilled ? { identity: bytes, gzip: gzipSync(bytes), br: brotliCompressSync(bytes) } : null,
    etag: entityTagOf(bytes),
    isImmutable: /(?:^|\/)assets\//.test(name) && /-[\w-]{8}\.\w+$/.test(name),
    styleHashes: name.endsWith('.html') ? styleHashes(bytes.toString()) : null,
  };
}

function styleHashes(html: string): string[] {
  const sheets = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, rules = '']) => rules);
  return sheets.map((rules) => `'sha256-${createHash('sha256').update(rules).digest('base64')}'`);
}
