import type { Plugin, Rolldown } from 'vite';

const PLACEHOLDER = '"%FIRST_PAGES%"';

/** The files of a first page that the document itself does not name, for `boot.js`. */
interface FirstPages {
  /** The file whose arrival begins with the others. */
  readonly entry: string;
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

/** Writes the files of each first page into the document. `entries` are the modules that each of them imports. */
export function firstPages(entries: Readonly<Record<string, readonly string[]>>): Plugin {
  let base = '/';
  return {
    name: 'first-pages',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        html.replace(PLACEHOLDER, () => JSON.stringify(filesOf(entries, bundle, base))),
    },
  };
}

function filesOf(
  entries: Readonly<Record<string, readonly string[]>>,
  bundle: Rolldown.OutputBundle,
  base: string,
): FirstPages {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error('The build has no entry.');
  const closure = (first: readonly Rolldown.OutputChunk[]) => {
    const found = new Set(first);
    // A set also visits what is added meanwhile.
    for (const { imports } of found) for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
    return found;
  };
  const filesOfChunks = (found: Iterable<Rolldown.OutputChunk>) =>
    [...found].flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]);
  const started = new Set(filesOfChunks(closure([entry])));
  const pages = Object.entries(entries).map(([name, modules]) => {
    const own = closure(chunks.filter(({ moduleIds }) => moduleIds.some((id) => modules.includes(id))));
    return [
      name,
      filesOfChunks(own)
        .filter((file) => !started.has(file))
        .map((file) => base + file),
    ];
  });
  return { entry: base + entry.fileName, pages: Object.fromEntries(pages) };
}
