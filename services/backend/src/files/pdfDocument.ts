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
  /** Returns a value, resolved if it is a reference. */
  get(key: string): unknown;
  /** Returns the values without resolving references. */
  getRawValues(): Iterable<unknown>;
}

export interface PdfStream {
  readonly dict: PdfDict | null;
}

interface PdfManager {
  initDocument(isRecovering: boolean): Promise<void>;
  getPage(index: number): Promise<unknown>;
  readonly pdfDocument: {
    readonly xref: {
      readonly trailer: PdfDict;
      readonly root: PdfDict;
      fetch(reference: PdfRef): unknown;
      /** Returns where an object is; null if it is free or unknown. `offset` counts from the header. */
      getEntry(number: number): { readonly offset: number; readonly uncompressed: boolean } | null;
    };
  };
}

/** The classes of pdf.js's core. The library's public API does not expose the objects of a document. */
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

// The core is one module that only exports its message handler.
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
 * @throws PasswordException if it needs a password, any other error if it is damaged.
 */
export async function openPdf(bytes: Buffer): Promise<PdfDocument> {
  const manager = managerOf(bytes);
  try {
    await manager.initDocument(false);
  } catch (error) {
    if (!(error instanceof core.XRefParseException)) throw error;
    await manager.initDocument(true);
  }
  await manager.getPage(0);
  return manager.pdfDocument;
}

/**
 * Opens a PDF by searching the file for objects, as some readers do if its cross-reference table is wrong. They may
 * find other objects than the table lists. Returns null if the table is correct.
 *
 * @throws any error if it is damaged.
 */
export async function openWithoutTable({ xref }: PdfDocument, bytes: Buffer): Promise<PdfDocument | null> {
  const start = bytes.indexOf('%PDF-');
  const size = Math.min(Number(xref.trailer.get('Size')) || 0, bytes.length);
  const isRight = (number: number) => {
    const entry = xref.getEntry(number);
    if (!entry?.uncompressed) return true;
    const text = bytes.toString('latin1', start + entry.offset, start + entry.offset + MAX_OBJECT_HEAD);
    return Number(OBJECT_HEAD.exec(text)?.[1]) === number;
  };
  let number = 1;
  while (number < size && isRight(number)) number += 1;
  if (number >= size) return null;
  const manager = managerOf(bytes);
  await manager.initDocument(true);
  return manager.pdfDocument;
}

const OBJECT_HEAD = /^[\0\t\n\f\r ]*(\d+)[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+obj/;
const MAX_OBJECT_HEAD = 40;

function managerOf(bytes: Buffer): PdfManager {
  return new core.LocalPdfManager({ source: bytes, docId: 'upload', enableXfa: false, evaluatorOptions: {} });
}

export function isPasswordMissing(error: unknown): boolean {
  return error instanceof core.PasswordException;
}
