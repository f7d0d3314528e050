/** A token of a PDF: a bracket, a string, a name, or a word such as a number or `obj`. */
export interface PdfToken {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const SPACES = '\0\t\n\f\r ';
const DELIMITERS = '()<>[]{}/%';
/** Of each byte, whether it is a space (1), a delimiter (2) or neither (0). Expressions would exceed the stack on long runs. */
const CLASSES = Uint8Array.from({ length: 256 }, (_, byte) => {
  const character = String.fromCharCode(byte);
  if (SPACES.includes(character)) return 1;
  return DELIMITERS.includes(character) ? 2 : 0;
});
const PARENTHESIS = /\\[\s\S]|[()]/g;

/** Reads the tokens of a PDF's text, one character for each byte (ISO 32000-2, 7.2). */
export class PdfTokens {
  readonly #text: string;
  /** False after a string without an end, so that the text is searched for the end only once. */
  #hasStrings = true;

  constructor(text: string) {
    this.#text = text;
  }

  /** The first token from a place on; undefined at the end. */
  at(place: number): PdfToken | undefined {
    const start = this.#endOfSpace(place);
    if (start >= this.#text.length) return undefined;
    const end = this.#endOfToken(start);
    return { text: this.#text.slice(start, end), start, end };
  }

  /** Where white space and comments end. */
  #endOfSpace(place: number): number {
    let end = place;
    for (;;) {
      end = this.#endOfRun(end, 1);
      if (this.#text[end] !== '%') return end;
      while (end < this.#text.length && this.#text[end] !== '\n' && this.#text[end] !== '\r') end += 1;
    }
  }

  #endOfToken(start: number): number {
    const first = this.#text[start];
    if (first === '(') return this.#endOfString(start);
    if (first === '/') return this.#endOfRun(start + 1, 0);
    if (CLASSES[this.#text.charCodeAt(start)] === 0) return this.#endOfRun(start, 0);
    const isDouble = (first === '<' || first === '>') && this.#text[start + 1] === first;
    return start + (isDouble ? 2 : 1);
  }

  #endOfRun(start: number, kind: number): number {
    let end = start;
    while (CLASSES[this.#text.charCodeAt(end)] === kind) end += 1;
    return end;
  }

  #endOfString(start: number): number {
    PARENTHESIS.lastIndex = start;
    let depth = 0;
    for (let found = this.#hasStrings && PARENTHESIS.exec(this.#text); found; found = PARENTHESIS.exec(this.#text)) {
      if (found[0] === '(') depth += 1;
      if (found[0] === ')') depth -= 1;
      if (depth === 0) return PARENTHESIS.lastIndex;
    }
    this.#hasStrings = false;
    return start + 1;
  }
}

/** A dictionary's entries, as texts by their keys, and where it ends. */
export interface PdfDictionary {
  readonly entries: ReadonlyMap<string, string>;
  readonly end: number;
}

/** Reads the dictionary that begins at a place; one without entries if there is none. */
export function readDictionary(text: string, place = 0, tokens = new PdfTokens(text)): PdfDictionary {
  const entries = new Map<string, string>();
  const opening = tokens.at(place);
  if (opening?.text !== '<<') return { entries, end: place };
  let depth = 1;
  let end = opening.end;
  let key: string | null = null;
  let value: readonly [start: number, end: number] | null = null;
  for (let token = tokens.at(end); token !== undefined && depth > 0; token = tokens.at(end)) {
    end = token.end;
    if (token.text === '>>' || token.text === ']') depth -= 1;
    const isKey = depth === 1 && token.text.startsWith('/') && (key === null || value !== null);
    if (key !== null && value !== null && (isKey || depth === 0)) entries.set(key, text.slice(...value));
    if (isKey) [key, value] = [token.text, null];
    else value = [value?.[0] ?? token.start, token.end];
    if (token.text === '<<' || token.text === '[') depth += 1;
  }
  return { entries, end };
}
