import type { Plugin } from 'vite';

/** What a page with a list may load before its first row, in kB of JavaScript that is not compressed. */
export const MAX_LIST_SIZE = 574;

/** What a page with a form may load before its fields. */
export const MAX_FORM_SIZE = 869;

/** Fails a build whose page waits for much more code than before, such as for that of dialogs. `modules` are its entries. */
export function smallPage(page: string, modules: readonly string[], max: number): Plugin {
  return {
    name: `small-page:${page}`,
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const needed = new Set(chunks.filter((chunk) => chunk.moduleIds.some((id) => modules.includes(id))));
      // A set also visits what is added meanwhile.
      for (const { imports } of needed)
        for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
      const sizes = [...needed].map(({ fileName, code }) => ({ fileName, kB: code.length / 1000 }));
      const sum = sizes.reduce((total, { kB }) => total + kB, 0);
      if (sum <= max) return;
      const list = sizes.map(({ fileName, kB }) => `${fileName} ${Math.round(kB)}`).join(', ');
      this.error(`${page} loads ${Math.round(sum)} kB of JavaScript, more than ${max}: ${list}`);
    },
  };
}
