const files = import.meta.glob<string>(
  [
    '../../node_modules/pdfjs-dist/cmaps/*.bcmap',
    '../../node_modules/pdfjs-dist/standard_fonts/FoxitDingbats.pfb',
    '../../node_modules/pdfjs-dist/standard_fonts/FoxitSymbol.pfb',
  ],
  { query: '?url&no-inline', import: 'default', eager: true },
);

/** Addresses of the engine's character maps and symbol fonts by file name; the build gives each a name of its own. */
export const dataFiles: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]),
);
