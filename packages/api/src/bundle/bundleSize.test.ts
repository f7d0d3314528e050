import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const source = new URL('..', import.meta.url).pathname;
const shared = ['react', 'react/jsx-runtime', 'swr'];

interface Bundle {
  /** Bytes after gzip. */
  readonly size: number;
  /** The same without what is loaded only when it is needed. */
  readonly sizeAtFirst: number;
  /** The packages that the bundle leaves to be loaded with it. */
  readonly imports: readonly string[];
}

/** Bundles entries of this package as an app would, apart from React and SWR. */
async function bundle(...entries: readonly string[]): Promise<Bundle> {
  const code = entries.map((entry) => `export * from '${source}${entry}/index.ts';`).join('\n');
  const output = await build({
    root: source,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: 'virtual:entry', preserveEntrySignatures: 'strict', external: shared },
    },
    plugins: [
      {
        name: 'virtual-entry',
        resolveId: (id) => (id.endsWith('virtual:entry') ? '\0virtual:entry' : null),
        load: (id) => (id === '\0virtual:entry' ? code : null),
      },
    ],
  });
  const [result] = Array.isArray(output) ? output : [output];
  if (!result || !('output' in result)) throw new Error('Vite built nothing.');
  const chunks = result.output.filter((file) => file.type === 'chunk');
  const sizeOf = (files: typeof chunks) => gzipSync(files.map((chunk) => chunk.code).join('\n')).length;
  return {
    size: sizeOf(chunks),
    sizeAtFirst: sizeOf(chunks.filter((chunk) => !chunk.isDynamicEntry)),
    imports: chunks.flatMap((chunk) => chunk.imports.filter((name) => shared.includes(name))),
  };
}

const resources = ['courses', 'quizzes', 'events', 'certificateGroups', 'feed', 'review', 'users'];

// As in a build of an app; the runner's own setting keeps what is for development only.
beforeAll(() => vi.stubEnv('NODE_ENV', 'production'));

afterAll(() => vi.unstubAllEnvs());

describe('what the browser loads of this package, gzip', () => {
  it('is at most 15 kB for the client with the hooks of all resources, without SWR', async () => {
    const entries = globSync('*/index.ts', { cwd: source })
      .map((file) => dirname(file))
      .filter((name) => !['contract', 'testing'].includes(name));
    expect(entries).toEqual(expect.arrayContaining([...resources, 'auth', 'client', 'session', 'cache', 'uploads']));
    const { size } = await bundle(...entries);
    expect(size).toBeLessThanOrEqual(15_000);
  });

  it.each([...resources, 'uploads', 'auth', 'userDeletion', 'certificates', 'captcha'])(
    'is at most 6 kB for %s alone',
    async (resource) => {
      const { size } = await bundle(resource);
      expect(size).toBeLessThanOrEqual(6_000);
    },
  );

  it('has no SWR in it for signing in, and nothing that only forms need', async () => {
    const { imports, size, sizeAtFirst } = await bundle('client', 'session', 'auth', 'captcha');
    expect(imports).not.toContain('swr');
    expect(sizeAtFirst).toBeLessThanOrEqual(7_000);
    expect(sizeAtFirst).toBeLessThan(size);
  });

  it('has SWR in it for lists, so that its absence means something', async () => {
    expect((await bundle('courses')).imports).toContain('swr');
  });
});
