import { inflateSync } from 'node:zlib';
import { type PdfToken, PdfTokens, readDictionary } from './pdfTokens.ts';

type Entries = ReadonlyMap<string, string>;

interface Stream {
  readonly dict: Entries;
  readonly data: string;
}

/** The objects that a file contains, in the order of the file. */
interface Found {
  readonly objects: Map<number, { readonly generation: number; readonly content: string | Stream }>;
  /** The container of each object in an object stream, and its index there. */
  readonly contained: Map<number, readonly [container: number, index: number]>;
  /** The entries of the last trailer that names the catalog. */
  trailer: Entries | null;
}

const MAX_OBJECT_NUMBER = 8_388_607;
/** More than an object stream of any program holds, in bytes. */
const MAX_INFLATED = 256 * 1024 * 1024;

/**
 * Writes a PDF whose table of objects or lengths of streams are wrong with the same objects and a new table; null if it
 * cannot be read. The build of qpdf that is used has no recovery of its own.
 *
 * @param text The file with one character for each byte.
 */
export function rebuildPdf(text: string): { readonly text: string; readonly isEncrypted: boolean } | null {
  const found = new Search(text).run();
  const trailer = found?.trailer ?? null;
  if (found === null || trailer === null) return null;
  return { text: written(found, trailer), isEncrypted: trailer.has('/Encrypt') };
}

class Search {
  readonly #text: string;
  readonly #tokens: PdfTokens;
  readonly #found: Found = { objects: new Map(), contained: new Map(), trailer: null };
  /** The catalog, for a file without a trailer. */
  #catalog: string | null = null;
  #numbers: ReadonlyMap<string, number> | null = null;

  constructor(text: string) {
    this.#text = text;
    this.#tokens = new PdfTokens(text);
  }

  /** Returns null if a stream is damaged. */
  run(): Found | null {
    let [before, last]: (PdfToken | undefined)[] = [];
    for (let token = this.#tokens.at(0); token !== undefined; token = this.#tokens.at(token.end)) {
      if (token.text === 'obj' && isNumber(before) && isNumber(last)) {
        const end = this.#readObject(Number(before?.text), Number(last?.text), token.end);
        if (end === null) return null;
        token = { ...token, end };
      } else if (token.text === 'trailer') {
        const { entries, end } = readDictionary(this.#text, token.end, this.#tokens);
        this.#readTrailer(entries);
        token = { ...token, end };
      }
      [before, last] = [last, token];
    }
    if (this.#catalog !== null) this.#found.trailer ??= new Map([['/Root', this.#catalog]]);
    return this.#found;
  }

  /** Reads the object that begins after `obj`. Returns where to go on; null if it is damaged. */
  #readObject(number: number, generation: number, start: number): number | null {
    const tokens: PdfToken[] = [];
    let end = start;
    for (let token = this.#tokens.at(start); token !== undefined; token = this.#tokens.at(token.end)) {
      if (token.text === 'endobj') break;
      if (token.text === 'stream') return this.#readStream(number, generation, [start, token]);
      if (token.text === 'obj' && isNumber(tokens.at(-1)) && isNumber(tokens.at(-2))) {
        // The object before has no end.
        end = tokens.at(-3)?.end ?? start;
        break;
      }
      tokens.push(token);
      end = token.end;
    }
    this.#add(number, generation, this.#text.slice(start, end));
    return end;
  }

  #readStream(number: number, generation: number, [start, keyword]: [number, PdfToken]): number | null {
    const dict = readDictionary(this.#text.slice(start, keyword.start)).entries;
    const stream = this.#streamAt(keyword.end, dict);
    if (stream === null) return null;
    const { data, end } = stream;
    if (dict.get('/Type') === '/XRef') this.#readTrailer(dict);
    else {
      this.#add(number, generation, { dict, data });
      if (dict.get('/Type') === '/ObjStm' && !this.#addContained(number, { dict, data })) return null;
    }
    return end;
  }

  /** Finds the data of a stream after its keyword; null if they are damaged. */
  #streamAt(keywordEnd: number, dict: Entries): { readonly data: string; readonly end: number } | null {
    const start = keywordEnd + (/^(?:\r\n|\n|\r)/.exec(this.#text.slice(keywordEnd, keywordEnd + 2))?.[0].length ?? 0);
    const length = this.#lengthOf(dict);
    const isLength = length !== null && /^\s*endstream/.test(this.#text.slice(start + length, start + length + 20));
    if (isLength) return { data: this.#text.slice(start, start + length), end: start + length };
    const mark = this.#text.indexOf('endstream', start);
    const end = mark < 0 ? this.#text.length : mark;
    const data = this.#text.slice(start, end).replace(/(?:\r\n|\n|\r)$/, '');
    // A program that changed the line ends of the file has changed the bytes that look like them.
    const unchanged = data.replaceAll('\r\n', '\n');
    if (unchanged.length === length) return { data: unchanged, end };
    const isReadable = filterOf(dict) !== '/FlateDecode' || inflated(data) !== null;
    return isReadable ? { data, end } : null;
  }

  #lengthOf(dict: Entries): number | null {
    const [number = '', generation] = (dict.get('/Length') ?? '').split(/\s+/);
    if (generation === undefined) return /^\d+$/.test(number) ? Number(number) : null;
    this.#numbers ??= numbersIn(this.#text);
    return this.#numbers.get(number) ?? null;
  }

  #addContained(container: number, { dict, data }: Stream): boolean {
    const filter = filterOf(dict);
    const bytes = filter === '/FlateDecode' ? inflated(data) : data;
    if (bytes === null || !['', '/FlateDecode'].includes(filter) || dict.has('/DecodeParms')) return false;
    const numbers = bytes.slice(0, Number(dict.get('/First'))).match(/\d+/g) ?? [];
    numbers.forEach((number, position) => {
      if (position % 2 === 1) return;
      this.#found.objects.delete(Number(number));
      this.#found.contained.set(Number(number), [container, position / 2]);
    });
    return true;
  }

  #add(number: number, generation: number, content: string | Stream): void {
    if (number < 1 || number > MAX_OBJECT_NUMBER) return;
    this.#found.contained.delete(number);
    this.#found.objects.set(number, { generation, content });
    if (typeof content === 'string' && readDictionary(content).entries.get('/Type') === '/Catalog')
      this.#catalog = `${number} ${generation} R`;
  }

  #readTrailer(entries: Entries): void {
    if (entries.has('/Root')) this.#found.trailer = entries;
  }
}

function isNumber(token: PdfToken | undefined): boolean {
  return token !== undefined && /^\d{1,10}$/.test(token.text);
}

/** The name of a stream's filter, also in an array of one. */
function filterOf(dict: Entries): string {
  return (dict.get('/Filter') ?? '').replace(/^\[|\]$/g, '').trim();
}

/** The objects that are a whole number each, by their numbers. */
function numbersIn(text: string): ReadonlyMap<string, number> {
  const objects = text.matchAll(/\b(\d{1,10})\s{1,9}\d{1,5}\s{1,9}obj\s{1,9}(\d{1,10})\s{1,9}endobj/g);
  return new Map(Array.from(objects, ([, number = '', value]) => [number, Number(value)]));
}

function inflated(data: string): string | null {
  try {
    return inflateSync(Buffer.from(data, 'latin1'), { maxOutputLength: MAX_INFLATED }).toString('latin1');
  } catch {
    return null;
  }
}

/** Writes the objects, and a cross-reference stream (ISO 32000-2, 7.5.8). */
function written({ objects, contained }: Found, trailer: Entries): string {
  const parts = ['%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'];
  let place = parts.join('').length;
  const rows = new Map<number, readonly [type: number, place: number, index: number]>();
  const add = (number: number, generation: number, body: string) => {
    const part = `${number} ${generation} obj\n${body}\nendobj\n`;
    rows.set(number, [1, place, generation]);
    parts.push(part);
    place += part.length;
  };
  for (const [number, { generation, content }] of objects) add(number, generation, bodyOf(content));
  for (const [number, [container, index]] of contained) rows.set(number, [2, container, index]);
  const table = Math.max(0, ...rows.keys()) + 1;
  const start = place;
  rows.set(table, [1, start, 0]);
  const kept = ['/Root', '/Info', '/ID', '/Encrypt'].filter((key) => trailer.has(key));
  const sorted = [...rows].sort(([one], [other]) => one - other);
  const dict = new Map([
    ...kept.map((key) => [key, trailer.get(key) ?? ''] as const),
    ['/Type', '/XRef'],
    ['/Size', String(table + 1)],
    ['/W', '[1 4 2]'],
    ['/Index', `[${sorted.map(([number]) => `${number} 1`).join(' ')}]`],
  ]);
  add(table, 0, bodyOf({ dict, data: sorted.map(([, row]) => rowOf(row)).join('') }));
  return `${parts.join('')}startxref\n${start}\n%%EOF\n`;
}

function rowOf([type, place, index]: readonly [number, number, number]): string {
  const row = Buffer.alloc(7);
  row.writeUInt8(type, 0);
  row.writeUInt32BE(place, 1);
  row.writeUInt16BE(index & 0xffff, 5);
  return row.toString('latin1');
}

function bodyOf(content: string | Stream): string {
  if (typeof content === 'string') return content;
  const entries = [...content.dict, ['/Length', String(content.data.length)] as const];
  const text = [...new Map(entries)].map(([key, value]) => `${key} ${value}`).join('\n');
  return `<<${text}>>\nstream\n${content.data}\nendstream`;
}
