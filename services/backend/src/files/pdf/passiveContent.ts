import type { RemovedContent } from '@cpd/domain/upload';

/** A value of a PDF in qpdf's JSON: names begin with a slash or `n:`, strings with `u:` or `b:`, references end with ` R`. */
type PdfValue = null | boolean | number | string | PdfValue[] | PdfDict;

interface PdfDict {
  [key: string]: PdfValue;
}

/** The objects of a PDF in qpdf's JSON, by `trailer` or `obj:1 0 R`. */
export type PdfObjects = Record<string, { value: PdfValue } | { stream: { dict: PdfDict } }>;

/** Content that readers would miss if it was removed. */
export type LostContent = 'attachment' | 'media' | 'xfa';

/** What a dictionary is; `content` is all that readers only display, and `structure` the tags of its parts. */
type Kind =
  | 'content'
  | 'structure'
  | 'trailer'
  | 'catalog'
  | 'names'
  | 'base'
  | 'outputIntent'
  | 'page'
  | 'bookmark'
  | 'form'
  | 'annotation'
  | 'action'
  | 'opening'
  | 'openings'
  | 'openingsByName'
  | 'openingTree'
  | 'fieldValue'
  | 'attachments';

/** The keys of a dictionary that are kept, and what their values are. */
type Keys = ReadonlyMap<string, Kind>;

/** A dictionary that may have any key. */
type OpenKind = 'content' | 'structure' | 'openings' | 'openingsByName';

const ACTION = keys('Type S URI N State PreserveRB', { D: 'opening', SD: 'opening', Next: 'action' });

/** What a PDF may have. Actions, scripts and files are in other keys, or are checked by `isAllowed`. */
const KINDS: Readonly<Record<Exclude<Kind, OpenKind>, Keys>> = {
  trailer: keys('ID Size', { Root: 'catalog', Info: 'content' }),
  catalog: keys(
    'Type Version Extensions PageLabels ViewerPreferences PageLayout PageMode Threads Metadata MarkInfo Lang OCProperties',
    {
      Pages: 'page',
      Names: 'names',
      Dests: 'openingsByName',
      StructTreeRoot: 'structure',
      Outlines: 'bookmark',
      OpenAction: 'opening',
      AcroForm: 'form',
      OutputIntents: 'outputIntent',
      URI: 'base',
    },
  ),
  names: keys('AP', { Dests: 'openingTree' }),
  base: keys('Base'),
  outputIntent: keys(
    'Type S OutputCondition OutputConditionIdentifier RegistryName Info DestOutputProfile MixingHints SpectralData',
  ),
  page: keys(
    'Type Count Resources MediaBox CropBox BleedBox TrimBox ArtBox BoxColorInfo Contents Rotate UserUnit Group Thumb B Dur Trans Metadata StructParents Tabs LastModified ID PZ SeparationInfo VP',
    { Parent: 'page', Kids: 'page', Annots: 'annotation', OutputIntents: 'outputIntent' },
  ),
  bookmark: keys('Type Title Count C F', {
    SE: 'structure',
    Dest: 'opening',
    Parent: 'bookmark',
    Prev: 'bookmark',
    Next: 'bookmark',
    First: 'bookmark',
    Last: 'bookmark',
    A: 'action',
  }),
  form: keys('NeedAppearances DR DA Q', { Fields: 'annotation' }),
  /** Annotations and form fields, which may be one dictionary. */
  annotation: keys(
    'Type Subtype Rect Contents NM M F AP AS Border C StructParent OC BM ca CA Lang T RC CreationDate Subj RT IT H QuadPoints BS DA DR Q DS CL BE RD LE L IC LL LLE Cap LLO CP Measure CO Vertices Path Open Name State StateModel Sy InkList MK RO OverlayText Repeat FixedPrint FT TU TM Ff DV RV Opt MaxLen TI I',
    {
      P: 'page',
      Popup: 'annotation',
      IRT: 'annotation',
      Parent: 'annotation',
      Kids: 'annotation',
      Dest: 'opening',
      A: 'action',
      PA: 'action',
      V: 'fieldValue',
    },
  ),
  action: ACTION,
  /** A destination or an action, which some readers also accept as a destination. */
  opening: ACTION,
  openingTree: keys('Limits', { Kids: 'openingTree', Names: 'openings' }),
  fieldValue: keys(''),
  /** The tree of attached files. It is removed, and read to know whether readers would miss a file. */
  attachments: keys('', { Kids: 'attachments', Names: 'attachments' }),
};

/** Dictionaries that say themselves what they are, wherever something refers to them. */
const TYPES: ReadonlyMap<unknown, Kind> = new Map<unknown, Kind>([
  ['/Action', 'action'],
  ['/Annot', 'annotation'],
  ['/Catalog', 'catalog'],
  ['/Page', 'page'],
  ['/Pages', 'page'],
]);
/** The keys of tags that lead to other tags. */
const TO_STRUCTURE = names('K P Kids Nums Names ParentTree IDTree Ref');

const ANNOTATIONS = names(
  'Text Link FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Caret Stamp Ink Popup Widget Watermark Redact',
);
const MEDIA = names('RichMedia 3D Screen Movie Sound');
const PAGE_TURNS = names('NextPage PrevPage FirstPage LastPage');
/** The keys of a stream that refer to another file. */
const OTHER_FILES = ['/F', '/FFilter', '/FDecodeParms', '/OPI', '/Ref', '/AF'];
/** The keys of a file specification's files. */
const ATTACHED_FILES = ['/F', '/UF', '/DOS', '/Mac', '/Unix'];
/** An address of the web, an e-mail address, a telephone number, none, or one without a scheme below the document's. */
const SAFE_ADDRESS = /^(?:(?:https?|ftp|mailto|tel):|www\.|[^:/\\?#]+(?:[/?#][^\\]*)?$|[?#][^\\]*$|$)/i;

/**
 * Removes everything from the objects of a PDF that is not in the list of what it may have. Returns the keys of changed
 * objects, the number of pages, what was removed, and content that readers would miss.
 */
export function keepPassiveContent(objects: PdfObjects) {
  return new Cleaning(objects).run();
}

interface Step {
  readonly kind: Kind;
  readonly value: PdfValue | undefined;
  /** The key of the object that contains the value. */
  readonly owner: string;
}

class Cleaning {
  readonly #objects: PdfObjects;
  readonly #changed = new Set<string>();
  readonly #removed = new Set<RemovedContent>();
  readonly #lost = new Set<LostContent>();
  readonly #seen = new Set<string>();
  readonly #pending: Step[] = [];
  #pages = 0;

  constructor(objects: PdfObjects) {
    this.#objects = objects;
  }

  run() {
    this.#pending.push({ kind: 'trailer', value: bodyOf(this.#objects.trailer), owner: 'trailer' });
    for (let step = this.#pending.pop(); step !== undefined; step = this.#pending.pop()) this.#clean(step);
    return { changed: this.#changed, removed: this.#removed, lost: this.#lost, pages: this.#pages };
  }

  #clean({ kind, value, owner }: Step): void {
    if (isReference(value)) {
      // An object may be several kinds of things, and then has what all of them may have.
      const visit = `${kind} ${value}`;
      if (this.#seen.has(visit)) return;
      this.#seen.add(visit);
      const key = `obj:${value}`;
      const object = this.#objects[key];
      const isStream = object !== undefined && 'stream' in object;
      const body = bodyOf(object);
      if (isStream && kind === 'content') this.#removeOtherFiles(bodyOf(object), key);
      this.#pending.push({ kind, value: body, owner: key });
    } else if (Array.isArray(value)) this.#cleanArray(kind, value, owner);
    else if (isDict(value)) this.#cleanDict(kind, value, owner);
  }

  #cleanArray(kind: Kind, value: PdfValue[], owner: string): void {
    const itemKind = itemKindOf(kind);
    const removed = new Set(value.filter((item) => !this.#isAllowed(itemKind, item)));
    for (const item of removed) this.#noteRemoved(itemKind, item);
    if (removed.size > 0) this.#changed.add(owner);
    // Names and destinations alternate.
    const kept =
      kind === 'openings'
        ? value.map((item) => (removed.has(item) ? null : item))
        : value.filter((item) => !removed.has(item));
    value.length = 0;
    // One by one: a call with as many arguments as a drawing has numbers exceeds the stack.
    for (const item of kept) {
      value.push(item);
      this.#pending.push({ kind: itemKind, value: item, owner });
    }
  }

  #cleanDict(expected: Kind, dict: PdfDict, owner: string): void {
    const kind = this.#kindOf(expected, dict);
    if (expected === 'page' && dict['/Kids'] === undefined) this.#pages += 1;
    this.#findLostContent(kind, dict, owner);
    for (const [key, value] of Object.entries(dict)) {
      const next = this.#kindOfEntry(kind, key, value);
      if (next !== undefined && this.#isAllowed(next, value)) this.#pending.push({ kind: next, value, owner });
      else {
        this.#noteRemoved(next ?? key, value);
        delete dict[key];
        this.#changed.add(owner);
      }
    }
  }

  #kindOf(expected: Kind, dict: PdfDict): Kind {
    const type = this.#resolve(dict['/Type']);
    // Some programs let a form field name the page as its parent.
    if (expected === 'annotation') return type === '/Page' ? 'page' : expected;
    return expected === 'content' || expected === 'structure' ? (TYPES.get(type) ?? expected) : expected;
  }

  /** What an entry of a dictionary is; undefined if it is removed. */
  #kindOfEntry(kind: Kind, key: string, value: PdfValue | undefined): Kind | undefined {
    if (kind === 'content' || kind === 'openings') return 'content';
    if (kind === 'openingsByName') return 'opening';
    if (kind !== 'structure') return KINDS[kind].get(key);
    // A tag refers to an annotation, or to a picture.
    if (key === '/Obj') return this.#isStream(value) ? 'content' : 'annotation';
    return TO_STRUCTURE.has(key) ? 'structure' : 'content';
  }

  /** Notes what readers may miss. */
  #noteRemoved(what: Kind | string, value: PdfValue | undefined): void {
    const dict = this.#resolve(value);
    if (what === '/AA' || what === '/JavaScript') this.#removed.add('action');
    if (what === '/Perms' || what === 'fieldValue') this.#removed.add('signature');
    if (what === 'base') this.#removed.add('link');
    if ((what !== 'action' && what !== 'opening') || !isDict(dict)) return;
    const type = this.#resolve(dict['/S']);
    if (type === '/URI') this.#removed.add('link');
    else this.#removed.add(type === '/GoToR' || type === '/GoToE' ? 'reference' : 'action');
  }

  #removeOtherFiles(dict: PdfValue | undefined, owner: string): void {
    if (!isDict(dict)) return;
    for (const key of OTHER_FILES) {
      if (!(key in dict)) continue;
      if (key !== '/AF') this.#removed.add('reference');
      delete dict[key];
      this.#changed.add(owner);
    }
  }

  #isAllowed(expected: Kind, value: PdfValue | undefined): boolean {
    const dict = this.#resolve(value);
    if (!isDict(dict)) return true;
    const kind = this.#kindOf(expected, dict);
    // A destination by name is a dictionary, too.
    if (kind === 'opening' && dict['/S'] === undefined) return true;
    if (kind === 'action' || kind === 'opening') return this.#isPassiveAction(dict);
    if (kind === 'base') return isSafeAddress(this.#resolve(dict['/Base']));
    if (kind === 'annotation') {
      const subtype = this.#resolve(dict['/Subtype']);
      if (MEDIA.has(subtype)) this.#lost.add('media');
      if (subtype === '/FileAttachment') this.#lost.add('attachment');
      return subtype === undefined || ANNOTATIONS.has(subtype);
    }
    // The value of a signature; its rewritten file would be invalid.
    if (kind === 'fieldValue') return this.#isStream(value);
    return kind !== 'content' || !this.#hasFile(dict);
  }

  #isPassiveAction(action: PdfDict): boolean {
    const type = this.#resolve(action['/S']);
    if (type === '/URI') return isSafeAddress(this.#resolve(action['/URI']));
    if (type === '/Named') return PAGE_TURNS.has(this.#resolve(action['/N']));
    return type === '/GoTo' || type === '/SetOCGState';
  }

  #findLostContent(kind: Kind, dict: PdfDict, owner: string): void {
    if (kind === 'names') this.#pending.push({ kind: 'attachments', value: dict['/EmbeddedFiles'], owner });
    // A file with a relationship belongs to a program, such as the source of a formula or the data of an invoice.
    if (kind === 'attachments' && dict['/AFRelationship'] === undefined && this.#hasFile(dict)) {
      this.#lost.add('attachment');
    }
    if (kind !== 'form') return;
    const xfa = this.#resolve(dict['/XFA']);
    if (this.#isStream(dict['/XFA']) || (Array.isArray(xfa) && xfa.length > 0)) this.#lost.add('xfa');
  }

  /** Whether a dictionary is an attached file. */
  #hasFile(dict: PdfDict): boolean {
    const files = this.#resolve(dict['/EF']);
    return isDict(files) && ATTACHED_FILES.some((key) => this.#isStream(files[key]));
  }

  #isStream(value: PdfValue | undefined): boolean {
    const object = isReference(value) ? this.#objects[`obj:${value}`] : undefined;
    return object !== undefined && 'stream' in object;
  }

  /** Returns what a value refers to; the dictionary of a stream. */
  #resolve(value: PdfValue | undefined): PdfValue | undefined {
    return isReference(value) ? bodyOf(this.#objects[`obj:${value}`]) : value;
  }
}

function itemKindOf(kind: Kind): Kind {
  if (kind === 'opening') return 'content';
  return kind === 'openings' ? 'opening' : kind;
}

/** Whether an address is safe as readers understand it: without the characters that browsers drop (WHATWG URL, 4.4). */
function isSafeAddress(value: PdfValue | undefined): boolean {
  const text = textOf(value);
  return text !== undefined && SAFE_ADDRESS.test(withoutOuterBlanks(text.replace(/[\t\n\r]/g, '')));
}

/** The text without control characters and blanks at its ends, in time proportional to its length. */
function withoutOuterBlanks(text: string): string {
  const isBlank = (index: number) => text.charCodeAt(index) <= 0x20;
  let [begin, end] = [0, text.length];
  while (begin < end && isBlank(begin)) begin += 1;
  while (end > begin && isBlank(end - 1)) end -= 1;
  return text.slice(begin, end);
}

/** The text of a string. qpdf writes bytes that are no text of a PDF, such as most UTF-8, in hexadecimal. */
function textOf(value: PdfValue | undefined): string | undefined {
  if (typeof value !== 'string') return undefined;
  return value.startsWith('b:') ? Buffer.from(value.slice(2), 'hex').toString() : value.replace(/^u:/, '');
}

function keys(content: string, others: Readonly<Record<string, Kind>> = {}): Keys {
  const table = new Map<string, Kind>();
  for (const key of names(content)) table.set(String(key), 'content');
  for (const [key, kind] of Object.entries(others)) table.set(`/${key}`, kind);
  return table;
}

function names(list: string): ReadonlySet<unknown> {
  return new Set(list.split(' ').map((name) => `/${name}`));
}

function bodyOf(object: PdfObjects[string] | undefined): PdfValue | undefined {
  if (object === undefined) return undefined;
  return 'stream' in object ? object.stream.dict : object.value;
}

function isReference(value: PdfValue | undefined): value is string {
  return typeof value === 'string' && /^\d+ \d+ R$/.test(value);
}

function isDict(value: PdfValue | undefined): value is PdfDict {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
