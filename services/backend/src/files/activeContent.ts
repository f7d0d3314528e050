import { BaseStream, Dict, Name, type PdfDict, type PdfDocument, Ref } from './pdfDocument.ts';

/** Active content of a PDF, and files that it contains. */
export type ActiveContent = 'script' | 'launch' | 'attachment' | 'media' | 'xfa';

/** Finds active content anywhere in the objects that a PDF references; null if there is none. */
export function findActiveContent({ xref }: PdfDocument): ActiveContent | null {
  const fetched = new Set<string>();
  const pending: unknown[] = [xref.trailer];
  while (pending.length > 0) {
    let value = pending.pop();
    if (value instanceof Ref) {
      const reference = value;
      if (fetched.has(String(reference))) continue;
      fetched.add(String(reference));
      value = attempt(() => xref.fetch(reference));
    }
    if (value instanceof BaseStream) value = value.dict;
    if (Array.isArray(value)) for (const item of value) pending.push(item);
    if (!(value instanceof Dict)) continue;
    const found = activeContentOf(value);
    if (found !== null) return found;
    for (const item of value.getRawValues()) pending.push(item);
  }
  return hasXfa(xref.root) ? 'xfa' : null;
}

/**
 * Checks one dictionary. The type of an action is not enough: tagged PDFs have the names of their paragraph styles in
 * the same place, and a style could be named 'Launch'.
 */
function activeContentOf(dict: PdfDict): ActiveContent | null {
  const type = nameIn(dict, 'S');
  if ((type === 'JavaScript' || type === 'Rendition') && dict.has('JS')) return 'script';
  if (type === 'URI' && /^\s*javascript:/i.test(String(valueIn(dict, 'URI')))) return 'script';
  if (type === 'Launch' && ['F', 'Win', 'Mac', 'Unix'].some((key) => dict.has(key))) return 'launch';
  const files = valueIn(dict, 'EF');
  if (
    files instanceof Dict &&
    ['F', 'UF', 'DOS', 'Mac', 'Unix'].some((key) => valueIn(files, key) instanceof BaseStream)
  ) {
    return 'attachment';
  }
  const subtype = nameIn(dict, 'Subtype');
  return subtype === 'RichMedia' || subtype === '3D' ? 'media' : null;
}

function hasXfa(root: PdfDict): boolean {
  const form = valueIn(root, 'AcroForm');
  const xfa = form instanceof Dict ? valueIn(form, 'XFA') : null;
  return xfa instanceof BaseStream || (Array.isArray(xfa) && xfa.length > 0);
}

function nameIn(dict: PdfDict, key: string): string | null {
  const value = valueIn(dict, key);
  return value instanceof Name ? value.name : null;
}

function valueIn(dict: PdfDict, key: string): unknown {
  return attempt(() => dict.get(key));
}

/** An unreadable object cannot act. */
function attempt(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return null;
  }
}
