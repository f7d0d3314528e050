import type { Plugin } from 'vite';

/** What a page with a list may load before its first row, in kB of JavaScript that is not compressed. */
const MAX_LIST_SIZE = 574;

/** Fails a build whose lists wait for much more code than before, such as for that of dialogs. `modules` are the entries of a list. */
export function smallLists(modules: readonly string[]): Plugin {
  return {
    name: 'small-lists',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const needed = new Set(chunks.filter((chunk) => chunk.moduleIds.some((id) => modules.includes(id))));
      // A set also visits what is added meanwhile.
      for (const { imports } of needed)
        for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
      const sizes = [...needed].map(({ fileName, code }) => ({ fileName, kB: code.length / 1000 }));
      const sum = sizes.reduce((total, { kB }) => total + kB, 0);
      if (sum <= MAX_LIST_SIZE) return;
      const list = sizes.map(({ fileName, kB }) => `${fileName} ${Math.round(kB)}`).join(', ');
      this.error(`A list loads ${Math.round(sum)} kB of JavaScript, more than ${MAX_LIST_SIZE}: ${list}`);
    },
  };
}
