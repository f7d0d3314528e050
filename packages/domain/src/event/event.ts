import { isWebAddress, percentDecoded } from '../hyperlink/hyperlink.ts';
import { type Sentence, sentence } from '../sentence/sentence.ts';
import { capitalised, visibleText } from '../text/text.ts';

/** What an event's name and second line are made of. */
export interface NamedEvent {
  /** The URL behind 'Read more'; null or empty if there is none. */
  readonly hyperlink: string | null;
}

/** Separators of words. */
const SEPARATORS = /[-_+.\s]+/gu;
const FILE_EXTENSION = /\.(?:html?|php|aspx?|jsp|pdf)$/iu;
const DEFAULT_PAGE = /^(?:index|default)$/iu;
/** An id, such as a UUID: hexadecimal digits. */
const ID = /^(?=.*\d)[\da-f-]{8,}$/iu;

/**
 * Events have no title, so the end of their link names them: '/2026/ecg-night/' reads 'Ecg night'. Numbers and ids are
 * added to the words before them: 'Events 1234'. A link without words is named by its host. Undefined without a link.
 */
export function eventName({ hyperlink }: NamedEvent): string | undefined {
  const link = linkOf(hyperlink);
  if (link === undefined) return undefined;
  const parts = link.path.split('/').map(percentDecoded).map(withoutExtension).filter(isNamed);
  const first = parts.findLastIndex(hasWords);
  return first < 0 ? link.host : capitalised(parts.slice(first).map(wordsOf).join(' '));
}

/** The host and the path of an event's link, unless the host is its name, and the number of its posters. */
export function eventDetail({ hyperlink, images }: NamedEvent & { readonly images: readonly unknown[] }): Sentence {
  const n = images.length;
  const link = linkOf(hyperlink);
  const rest = link && visibleText(percentDecoded(link.path + link.query)).replace(/\/$/, '');
  return rest
    ? sentence('{host} · {rest} · {n, plural, one {# poster} other {# posters}}', { host: link.host, rest, n })
    : sentence('{n, plural, one {# poster} other {# posters}}', { n });
}

/** The parts of a web address as they are written. */
function linkOf(hyperlink: string | null) {
  if (hyperlink === null || !isWebAddress(hyperlink)) return undefined;
  const [authority, rest] = splitAt(/[/?#]/u, hyperlink.replace(/^https?:\/\//iu, ''));
  const [path, query] = splitAt(/[?#]/u, rest);
  // User info before the host could be mistaken for it.
  const host = authority.slice(authority.lastIndexOf('@') + 1).toLowerCase();
  return { host: host.replace(/^www\./u, ''), path, query };
}

/** The text before the first match, and the text from it on. */
function splitAt(separator: RegExp, text: string): [string, string] {
  const place = text.search(separator);
  return place < 0 ? [text, ''] : [text.slice(0, place), text.slice(place)];
}

function withoutExtension(part: string): string {
  return visibleText(part).replace(FILE_EXTENSION, '');
}

function isNamed(part: string): boolean {
  return wordsOf(part) !== '' && !DEFAULT_PAGE.test(part);
}

function hasWords(part: string): boolean {
  return /\p{L}/u.test(part) && !ID.test(part);
}

function wordsOf(part: string): string {
  if (ID.test(part)) return part;
  const isDigit = (text: string, place: number) => /\d/u.test(text.charAt(place));
  // Those of dates stay.
  return part
    .replace(SEPARATORS, (separator, place: number) =>
      isDigit(part, place - 1) && isDigit(part, place + separator.length) ? separator : ' ',
    )
    .trim();
}

/** The name that is shown of an event. */
export function eventTitle(event: NamedEvent): string | Sentence {
  return eventName(event) ?? sentence('Event without a link');
}

/** Names that are unique among events: the id follows a name that is missing or not unique. */
export function eventRowNames<Event extends NamedEvent & { readonly _id: string }>(
  events: readonly Event[],
): (event: Event) => string | Sentence {
  const names = events.map(eventName);
  return (event) => {
    const name = eventName(event);
    if (name === undefined) return sentence('Event without a link {id}', { id: event._id });
    const isUnique = names.indexOf(name) === names.lastIndexOf(name);
    return isUnique ? name : `${name} ${event._id}`;
  };
}
