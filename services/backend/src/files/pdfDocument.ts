import { registerHooks } from 'node:module';

/** An indirect reference of a PDF. */
export interface PdfRef {
  readonly num: number;
  readonly gen: number;
}

export interface PdfName {
  readonly name: string;
}

export interface PdfDict {
  has(key: string): boolean;
  /** Gives a value, fetched where it is a reference. */
  get(key: string): unknown;
  /** Gives the values, references as they are. */
  getRawValues(): Iterable<unknown>;
}

export interface PdfStream {
  readonly dict: PdfDict | null;
}

interface PdfManager {
  initDocument(isRecovering: boolean): Promise<void>;
  getPage(index: number): Promise<unknown>;
  readonly pdfDocument: {
    readonly xref: { readonly trailer: PdfDict; readonly root: PdfDict; fetch(reference: PdfRef): unknown };
  };
}

/** The classes of pdf.js's core. The library's own interface does not show the objects of a document. */
interface PdfCore {
  readonly LocalPdfManager: new (options: Readonly<Record<string, unknown>>) => PdfManager;
  readonly PasswordException: new () => Error;
  readonly XRefParseException: new () => Error;
  readonly Dict: new () => PdfDict;
  readonly BaseStream: new () => PdfStream;
  readonly Name: new () => PdfName;
  readonly Ref: new () => PdfRef;
  readonly setVerbosityLevel: (level: number) => void;
}

const NAMES = 'LocalPdfManager PasswordException XRefParseException Dict BaseStream Name Ref setVerbosityLevel';
const CORE_URL = import.meta.resolve('pdfjs-dist/legacy/build/pdf.worker.mjs');

// The core is one module that exports its message handler alone.
const hooks = registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (url !== CORE_URL) return loaded;
    return { ...loaded, source: `${loaded.source}\nexport { ${NAMES.replaceAll(' ', ', ')} };` };
  },
});
export const { Dict, BaseStream, Name, Ref, ...core }: PdfCore = await import(CORE_URL);
hooks.deregister();
core.setVerbosityLevel(0);

export type PdfDocument = PdfManager['pdfDocument'];

/**
 * Opens a PDF and its first page.
 *
 * @throws PasswordException when it needs a password, any other error when it is damaged.
 */
export async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
  const manager = new core.LocalPdfManager({
    source: bytes,
    docId: 'upload',
    enableXfa: false,
    evaluatorOptions: {},
  });
  try {
    await manager.initDocument(false);
  } catch (error) {
    if (!(error instanceof core.XRefParseException)) throw error;
    await manager.initDocument(true);
  }
  await manager.getPage(0);
  return manager.pdfDocument;
}

export function isPasswordMissing(error: unknown): boolean {
  return error instanceof core.PasswordException;
}
