import { distinctSentences, type Sentence, sentence } from '../sentence/sentence.ts';
import { decodeEntities } from './entities.ts';
import { inScript, type Script } from './scripts.ts';

/** What a text without markup keeps of HTML. */
export interface HtmlText {
  readonly text: string;
  /** What the text does not show. */
  readonly losses: readonly Sentence[];
  /** Whether it has an image, a formula or another part that is not text. */
  readonly hasMedia: boolean;
}

const BLOCKS = names(
  'address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form',
  'h1 h2 h3 h4 h5 h6 head header hr html legend li main nav ol p pre section summary table tbody tfoot thead tr ul',
);
const INLINE = names(
  'a abbr acronym b bdi bdo big br button cite code col colgroup data del dfn em font i input ins kbd label link mark',
  'meta option q rp rt ruby s samp select small span strike strong sub sup td textarea th time tt u var wbr',
);
const MEDIA = names('audio canvas embed iframe img math object picture svg video');
const VOID = names('br col embed hr img input link meta wbr');
/** Open elements that the beginning of another one ends, unless they are outside of its list, table or cell. */
const ENDED_BY: Readonly<Record<string, ReadonlySet<string>>> = {
  li: names('li'),
  p: names('p'),
  td: names('td th'),
  th: names('td th'),
  tr: names('tr'),
};
const ENCLOSING = names('ol ul table');

const TOKEN = new RegExp(
  [
    '<!--.*?(?:-->|$)',
    String.raw`<(style|script|title|xml)\b.*?(?:</\1\s*>|$)`,
    '<[!?][^>]*>',
    String.raw`<(?<slash>/?)(?<name>[a-z][a-z\d]*(?::[a-z\d]+)?)(?<attributes>(?:\s(?:"[^"]*"|'[^']*'|[^'"<>])*)?)/?>`,
  ].join('|'),
  'gis',
);

/** Elements in so many others have no effect: each level reads their text again. */
const MAX_DEPTH = 50;

/** The beginning or end of a block. No stored text may contain this noncharacter. */
const EDGE = '\ufdd8';

function names(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.join(' ').split(' '));
}

/** Whether a text has markup of HTML. */
export function hasMarkup(text: string): boolean {
  return /<\/(?:sup|sub|p|div|span|b|i|u|em|strong|li|ul|ol|td|th|tr|table|font|a|code|pre)\s*>|<(?:br|hr|img)\b[^<>]*>/i.test(
    text,
  );
}

/**
 * The text of copied HTML whose superscript or subscript its plain text would lose, with tabs between cells as in plain text.
 * Undefined for any other HTML.
 */
export function pastedText(html: string): string | undefined {
  if (!/<su[bp]\b|vertical-align:\s*(?:super|sub)\b/i.test(html)) return undefined;
  return textOfHtml(html, '\t').text;
}

/**
 * The text that a browser shows of simple HTML, as learning systems export it and office programs copy it. Superscript and
 * subscript become their characters, items of numbered lists keep their numbers, and the cells of a table are separated.
 */
export function textOfHtml(html: string, cellSeparator = ' | '): HtmlText {
  const reader = new HtmlReader(cellSeparator);
  let end = 0;
  for (const { 0: token, index, groups } of html.matchAll(TOKEN)) {
    reader.addText(html.slice(end, index));
    end = index + token.length;
    const name = groups?.name?.toLowerCase();
    if (name === undefined) continue;
    // Any other name belongs to the text, as in 'x<y and y>z'. Office programs have names with a colon.
    const isElement = [BLOCKS, INLINE, MEDIA].some((known) => known.has(name)) || name.includes(':');
    if (!isElement) reader.addText(token);
    else if (groups?.slash) reader.end(name);
    else reader.begin(name, groups?.attributes ?? '');
  }
  reader.addText(html.slice(end));
  return reader.finish();
}

interface OpenElement {
  readonly name: string;
  readonly attributes: string;
  text: string;
  /** The number of items or cells so far. */
  count: number;
}

class HtmlReader {
  readonly #open: OpenElement[] = [{ name: 'html', attributes: '', text: '', count: 0 }];
  readonly #losses: Sentence[] = [];
  readonly #cellSeparator: string;
  #hasMedia = false;

  constructor(cellSeparator: string) {
    this.#cellSeparator = cellSeparator;
  }

  addText(html: string): void {
    if (html === '') return;
    const isVerbatim = this.#open.some(({ name }) => name === 'pre');
    this.#add(decodeEntities(isVerbatim ? html.replaceAll(' ', '\u00a0') : html.replace(/[ \t\n\r\f]+/g, ' ')));
  }

  begin(name: string, attributes: string): void {
    const ended = ENDED_BY[name];
    if (ended) this.#endInnermost((one) => ended.has(one));
    if (MEDIA.has(name)) this.#hasMedia = true;
    if (name === 'br') this.#add('\n');
    else if (name === 'hr') this.#add(EDGE);
    else if (!VOID.has(name) && this.#open.length < MAX_DEPTH) {
      this.#open.push({ name, attributes, text: '', count: 0 });
    }
  }

  end(name: string): void {
    const index = this.#open.findLastIndex((element) => element.name === name);
    if (index > 0) this.#endFrom(index);
    else if (BLOCKS.has(name)) this.#add(EDGE);
  }

  finish(): HtmlText {
    this.#endFrom(1);
    return {
      text: withoutEdges(this.#open[0]?.text ?? ''),
      losses: distinctSentences(this.#losses),
      hasMedia: this.#hasMedia,
    };
  }

  #add(text: string): void {
    const element = this.#open.at(-1);
    if (element) element.text += text;
  }

  #endInnermost(isEnded: (name: string) => boolean): void {
    const index = this.#open.findLastIndex(({ name }) => isEnded(name) || ENCLOSING.has(name));
    if (isEnded(this.#open[index]?.name ?? '')) this.#endFrom(index);
  }

  /** Ends an open element and those in it. */
  #endFrom(index: number): void {
    while (this.#open.length > index) {
      const element = this.#open.pop();
      if (element) this.#add(this.#textOf(element));
    }
  }

  #textOf({ name, attributes, text }: OpenElement): string {
    const script = scriptOf(name, attributes);
    if (script !== undefined) return this.#inScript(text, script);
    if (text.trim() !== '') this.#noteLoss(name, attributes, text);
    if (name === 'td' || name === 'th') return this.#cell(text);
    if (name === 'li') return EDGE + this.#itemNumber() + text.replace(/^[\s\ufdd8]+/, '') + EDGE;
    return BLOCKS.has(name) ? EDGE + text + EDGE : text;
  }

  #inScript(text: string, script: Script): string {
    const content = withoutEdges(text);
    const isReference = /^\[.*\]$/.test(content);
    const written = isReference ? content : inScript(content, script);
    if (written !== undefined) return written;
    this.#losses.push(
      script === 'super'
        ? sentence('It does not show that “{content}” is superscript.', { content })
        : sentence('It does not show that “{content}” is subscript.', { content }),
    );
    // On the line, an exponent would be read as a part of the number.
    return script === 'super' ? `^(${content})` : content;
  }

  #noteLoss(name: string, attributes: string, text: string): void {
    if (['del', 's', 'strike'].includes(name))
      this.#losses.push(sentence('It does not show which words are struck out.'));
    if (['ins', 'u'].includes(name)) this.#losses.push(sentence('It does not show which words are underlined.'));
    const address = attributeOf(attributes, 'href') ?? '';
    if (/^https?:/i.test(address) && !text.includes(address)) {
      this.#losses.push(sentence('It does not have the address of its link.'));
    }
  }

  /** The text of a cell, which has one line. */
  #cell(text: string): string {
    const row = this.#open.findLast(({ name }) => name === 'tr');
    const content = withoutEdges(text).replace(/\s+/g, ' ');
    if (row) row.count += 1;
    return (row === undefined || row.count === 1 ? '' : this.#cellSeparator) + content;
  }

  #itemNumber(): string {
    const list = this.#open.findLast(({ name }) => name === 'ol' || name === 'ul');
    if (list?.name !== 'ol') return '';
    const first = Number.parseInt(attributeOf(list.attributes, 'start') ?? '1', 10) || 1;
    list.count += 1;
    return `${ordinal(first + list.count - 1, attributeOf(list.attributes, 'type'))}. `;
  }
}

/** Google Docs writes superscript as a style. */
function scriptOf(name: string, attributes: string): Script | undefined {
  if (name === 'sup' || name === 'sub') return name === 'sup' ? 'super' : 'sub';
  const [, script] = /vertical-align:\s*(super|sub)\b/i.exec(attributeOf(attributes, 'style') ?? '') ?? [];
  if (script === undefined) return undefined;
  return script.toLowerCase() === 'sub' ? 'sub' : 'super';
}

function attributeOf(attributes: string, name: string): string | undefined {
  const [, double, single, bare] =
    new RegExp(String.raw`\s${name}\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))`, 'i').exec(attributes) ?? [];
  const value = double ?? single ?? bare;
  return value === undefined ? undefined : decodeEntities(value);
}

/** The number of a list item, by the type of its list: '1', 'a' or 'A'. */
function ordinal(number: number, type = '1'): string {
  const letter = 'abcdefghijklmnopqrstuvwxyz'.charAt(number - 1);
  if (letter === '' || !/^a$/i.test(type)) return String(number);
  return type === 'A' ? letter.toUpperCase() : letter;
}

/** Lines that blocks begin and end, without blank lines between them. */
function withoutEdges(text: string): string {
  return text
    .replace(/ +/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/ ?(?:\ufdd8 ?)+/g, '\ufdd8')
    .replace(/\ufdd8?\n?\ufdd8/g, '\n')
    .replaceAll('\u00a0', ' ')
    .trim();
}
