/** A value of a PDF in qpdf's JSON: names begin with a slash or `n:`, strings with `u:` or `b:`, references end with ` R`. */
type PdfValue = null | boolean | number | string | PdfValue[] | PdfDict;

interface PdfDict {
  [key: string]: PdfValue;
}

/** The objects of a PDF in qpdf's JSON, by `trailer` or `obj:1 0 R`. */
export type PdfObjects = Record<string, { value: PdfValue } | { stream: { dict: PdfDict } }>;

/** Content that readers would miss if it was removed. */
export type LostContent = 'attachment' | 'media' | 'xfa';

/** What a dictionary is; `content` is all that readers only display. */
type Kind =
  | 'content'
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
  | 'fieldValue'
  | 'attachments';

/** The keys of a dictionary that are kept, and what their values are. */
type Keys = ReadonlyMap<string, Kind>;

const ACTION = keys('Type S D SD URI N State PreserveRB', { Next: 'action' });

/** What a PDF may have. Actions, scripts and files are in other keys, or are checked by `isAllowed`. */
const KINDS: Readonly<Record<Exclude<Kind, 'content'>, Keys>> = {
  trailer: keys('ID Size', { Root: 'catalog', Info: 'content' }),
  catalog: keys(
    'Type Version Extensions PageLabels Dests ViewerPreferences PageLayout PageMode Threads Metadata StructTreeRoot MarkInfo Lang OCProperties',
    {
      Pages: 'page',
      Names: 'names',
      Outlines: 'bookmark',
      OpenAction: 'opening',
      AcroForm: 'form',
      OutputIntents: 'outputIntent',
      URI: 'base',
    },
  ),
  names: keys('Dests AP'),
  base: keys('Base'),
  outputIntent: keys(
    'Type S OutputCondition OutputConditionIdentifier RegistryName Info DestOutputProfile MixingHints SpectralData',
  ),
  page: keys(
    'Type Count Resources MediaBox CropBox BleedBox TrimBox ArtBox BoxColorInfo Contents Rotate UserUnit Group Thumb B Dur Trans Metadata StructParents Tabs LastModified ID PZ SeparationInfo VP',
    { Parent: 'page', Kids: 'page', Annots: 'annotation', OutputIntents: 'outputIntent' },
  ),
  bookmark: keys('Type Title Count SE C F', {
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
  fieldValue: keys(''),
  /** The tree of attached files. It is removed, and read to know whether readers would miss a file. */
  attachments: keys('', { Kids: 'attachments', Names: 'attachments' }),
};

const ANNOTATIONS = names(
  'Text Link FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Caret Stamp Ink Popup Widget Watermark Redact',
);
const MEDIA = names('RichMedia 3D Screen Movie Sound');
const PAGE_TURNS = names('NextPage PrevPage FirstPage LastPage');
/** The keys of a stream that refer to another file. */
const OTHER_FILES = ['/F', '/FFilter', '/FDecodeParms', '/OPI', '/Ref', '/AF'];
/** The keys of a file specification's files. */
const ATTACHED_FILES = ['/F', '/UF', '/DOS', '/Mac', '/Unix'];
/** An address of the web, an e-mail address, a telephone number, or an address without a scheme below the document's. */
const SAFE_ADDRESS = /^u:(?:(?:https?|ftp|mailto|tel):|www\.|[^:/\\?#]+(?:[/?#][^\\]*)?$|[?#][^\\]*$)/i;

/**
 * Removes everything from the objects of a PDF that is not in the list of what it may have. Returns the keys of changed
 * objects, the number of pages, and removed content that readers would miss.
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
    return { changed: this.#changed, lost: this.#lost, pages: this.#pages };
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
    } else if (Array.isArray(value)) {
      const itemKind = kind === 'opening' ? 'content' : kind;
      const kept = value.filter((item) => this.#isAllowed(itemKind, item));
      if (kept.length < value.length) this.#changed.add(owner);
      value.length = 0;
      // One by one: a call with as many arguments as a drawing has numbers exceeds the stack.
      for (const item of kept) {
        value.push(item);
        this.#pending.push({ kind: itemKind, value: item, owner });
      }
    } else if (isDict(value)) this.#cleanDict(kind, value, owner);
  }

  #cleanDict(expected: Kind, dict: PdfDict, owner: string): void {
    // Some programs let a form field name the page as its parent.
    const kind = expected === 'annotation' && dict['/Type'] === '/Page' ? 'page' : expected;
    if (kind === 'page' && dict['/Kids'] === undefined) this.#pages += 1;
    this.#findLostContent(kind, dict, owner);
    for (const [key, value] of Object.entries(dict)) {
      const next = kind === 'content' ? 'content' : KINDS[kind].get(key);
      if (next !== undefined && this.#isAllowed(next, value)) this.#pending.push({ kind: next, value, owner });
      else {
        delete dict[key];
        this.#changed.add(owner);
      }
    }
  }

  #removeOtherFiles(dict: PdfValue | undefined, owner: string): void {
    if (!isDict(dict)) return;
    for (const key of OTHER_FILES) {
      if (!(key in dict)) continue;
      delete dict[key];
      this.#changed.add(owner);
    }
  }

  #isAllowed(kind: Kind, value: PdfValue | undefined): boolean {
    const dict = this.#resolve(value);
    if (!isDict(dict)) return true;
    if (kind === 'action' || kind === 'opening') return this.#isPassiveAction(dict);
    if (kind === 'base') return SAFE_ADDRESS.test(String(this.#resolve(dict['/Base'])));
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
    if (type === '/URI') return SAFE_ADDRESS.test(String(this.#resolve(action['/URI'])));
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
