import jbig2Url from 'pdfjs-dist/wasm/jbig2_nowasm_fallback.js?url&no-inline';
import openjpegUrl from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url&no-inline';
import decodersUrl from './imageDecoders.js?url&no-inline';

/** Addresses of the engine's character maps and symbol fonts; the build gives each a name of its own. */
const dataFiles = import.meta.glob<string>(
  [
    '../../node_modules/pdfjs-dist/cmaps/*.bcmap',
    '../../node_modules/pdfjs-dist/standard_fonts/FoxitDingbats.pfb',
    '../../node_modules/pdfjs-dist/standard_fonts/FoxitSymbol.pfb',
  ],
  { query: '?url&no-inline', import: 'default', eager: true },
);

/** Hands the engine the character maps and symbol fonts that a PDF relies on but does not contain. */
export class PdfDataFactory {
  /**
   * Reads one of the engine's files.
   * @throws when the build has no such file or it cannot be loaded
   */
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = Object.entries(dataFiles).find(([path]) => path.endsWith(`/${filename}`))?.[1];
    if (url === undefined) throw new Error(`The PDF engine asks for ${filename}, which is not part of the build.`);
    // biome-ignore lint/style/noRestrictedGlobals: this reads a file of the component's own build, not the API.
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${filename} cannot be loaded: the server answers ${answer.status}.`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}

/** Address of the folder that the engine takes its image decoders from: it adds a file name at the end. */
export function decodersFolder(): string {
  const url = new URL(decodersUrl, document.baseURI);
  url.searchParams.set('jbig2', new URL(jbig2Url, document.baseURI).pathname);
  url.searchParams.set('openjpeg', new URL(openjpegUrl, document.baseURI).pathname);
  return `${url.href}&file=/`;
}
