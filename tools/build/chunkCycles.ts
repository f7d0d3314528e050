import type { Plugin } from 'vite';

/**
 * Fails a build whose chunks import each other in a cycle: a CommonJS module could be called before it has run, and the
 * page would stay blank.
 */
export function noChunkCycles(): Plugin {
  return {
    name: 'no-chunk-cycles',
    generateBundle(_, bundle) {
      const imports = new Map(
        Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.imports]] : [])),
      );
      const cycle = findCycle(imports);
      if (cycle) this.error(`Chunks import each other in a cycle: ${cycle.join(' → ')}`);
    },
  };
}

/** Returns the first import cycle, which begins and ends with the same file. */
export function findCycle(imports: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const done = new Set<string>();
  function visit(file: string, path: readonly string[]): readonly string[] | undefined {
    const start = path.indexOf(file);
    if (start >= 0) return [...path.slice(start), file];
    if (done.has(file)) return undefined;
    for (const imported of imports.get(file) ?? []) {
      const cycle = visit(imported, [...path, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  }
  for (const file of imports.keys()) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}
