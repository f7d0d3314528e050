import jbig2Url from 'pdfjs-dist/wasm/jbig2_nowasm_fallback.js?url&no-inline';
import openjpegUrl from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url&no-inline';
import decodersUrl from './imageDecoders.js?url&no-inline';

/** URLs of pdf.js's character maps and symbol fonts. The build adds a hash to each name. */
const dataFiles = import.meta.glob<string>(
  [
    '../../node_modules/pdfjs-dist/cmaps/*.bcmap',
    '../../node_modules/pdfjs-dist/standard_fonts/FoxitDingbats.pfb',
    '../../node_modules/pdfjs-dist/standard_fonts/FoxitSymbol.pfb',
  ],
  { query: '?url&no-inline', import: 'default', eager: true },
);

/** Loads character maps and symbol fonts that a PDF uses without embedding them. */
export class PdfDataFactory {
  /**
   * Loads a file by its name in pdf.js's package.
   * @throws if the build has no such file or it fails to load
   */
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = Object.entries(dataFiles).find(([path]) => path.endsWith(`/${filename}`))?.[1];
    if (url === undefined) throw new Error(`The build has no file ${filename} for the PDF engine.`);
    // biome-ignore lint/style/noRestrictedGlobals: this reads a file of the component's own build, not the API.
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${filename} failed to load: the server responded ${response.status}.`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

/** The URL to which pdf.js appends the file name of an image decoder. */
export function decodersFolder(): string {
  const url = new URL(decodersUrl, document.baseURI);
  url.searchParams.set('jbig2', new URL(jbig2Url, document.baseURI).pathname);
  url.searchParams.set('openjpeg', new URL(openjpegUrl, document.baseURI).pathname);
  return `${url.href}&file=/`;
}
