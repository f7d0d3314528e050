import bidiFactory from 'bidi-js';

type Page = PDFKit.PDFDocument;

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The codes of a simple font, without 0. */
const MAX_GLYPHS = 255;

/** A letter with its marks or, from right to left, one character of it, because readers reverse characters. */
export interface Character {
  readonly text: string;
  readonly isRightToLeft: boolean;
  /** In the unit of the font size; the letter has the width of its marks. */
  readonly width: number;
}

/** Returns the characters of a text from left to right. */
export function visibleCharacters(text: string, widthOf: (letter: string) => number): readonly Character[] {
  const embedding = bidi.getEmbeddingLevels(text, 'ltr');
  const places = bidi.getReorderedIndices(text, embedding);
  const characters = Array.from(graphemes.segment(text), ({ segment, index }) => {
    const isRightToLeft = (embedding.levels[index] ?? 0) % 2 === 1;
    let start = index;
    return (isRightToLeft ? Array.from(segment) : [segment]).map((part) => {
      const width = start === index ? widthOf(segment) : 0;
      const place = places.indexOf(start);
      start += part.length;
      return { text: part, isRightToLeft, width, place };
    });
  });
  return characters.flat().toSorted((one, other) => one.place - other.place);
}

/**
 * Adds invisible text in the middle of the page, which programs find, select and copy: the visible name consists of shapes.
 * Its font has empty glyphs and maps each to its characters, so every script works alike.
 */
export function addTextLayer(
  doc: Page,
  characters: readonly Character[],
  { fontSize, baseline }: { readonly fontSize: number; readonly baseline: number },
): void {
  const keyOf = ({ text, width }: Character) => `${width} ${text}`;
  const distinct = [...new Map(characters.map((character) => [keyOf(character), character])).values()];
  const glyphs = distinct.slice(0, MAX_GLYPHS);
  const codes = new Map(glyphs.map((character, index) => [keyOf(character), hexadecimal(index + 1, 2)]));
  const runs: { isRightToLeft: boolean; codes: string }[] = [];
  for (const character of characters) {
    const { isRightToLeft } = character;
    if (runs.at(-1)?.isRightToLeft !== isRightToLeft) runs.push({ isRightToLeft, codes: '' });
    const run = runs.at(-1);
    if (run) run.codes += codes.get(keyOf(character)) ?? '';
  }
  // Tells that a text is in the order of its display (ISO 32000-1, 14.8.2.3.3).
  const operators = runs.map((run) =>
    run.isRightToLeft ? `/ReversedChars BMC <${run.codes}> Tj EMC` : `<${run.codes}> Tj`,
  );
  const left = (doc.page.width - characters.reduce((sum, { width }) => sum + width, 0)) / 2;
  doc.page.fonts.Name = invisibleFont(doc, glyphs, fontSize);
  doc.save();
  // The vertical axis of pdfkit points down, and text would be upside down.
  doc.transform(1, 0, 0, -1, 0, doc.page.height);
  doc.addContent(`BT /Name ${fontSize} Tf ${left} ${doc.page.height - baseline} Td ${operators.join(' ')} ET`);
  doc.restore();
}

function invisibleFont(doc: Page, characters: readonly Character[], fontSize: number): PDFKit.PDFKitReference {
  const widths = characters.map(({ width }) => (1000 * width) / fontSize);
  const glyphs = widths.map((width, index) => [`g${index + 1}`, stream(doc, `${width} 0 d0`)] as const);
  const font = doc.ref({
    Type: 'Font',
    Subtype: 'Type3',
    FontBBox: [0, -300, 1000, 1000],
    FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
    FirstChar: 1,
    LastChar: characters.length,
    Widths: widths,
    Resources: {},
    CharProcs: Object.fromEntries(glyphs),
    Encoding: { Type: 'Encoding', Differences: [1, ...glyphs.map(([name]) => name)] },
    ToUnicode: stream(doc, unicodeMap(characters)),
  });
  font.end(null);
  return font;
}

function stream(doc: Page, content: string): PDFKit.PDFKitReference {
  const ref = doc.ref({});
  ref.end(content);
  return ref;
}

/** Maps codes to characters (ISO 32000-1, 9.10.3), at most 100 in a block. */
function unicodeMap(characters: readonly Character[]): string {
  const lines = characters.map(({ text }, index) => {
    const units = Array.from({ length: text.length }, (_, unit) => hexadecimal(text.charCodeAt(unit), 4));
    return `<${hexadecimal(index + 1, 2)}> <${units.join('')}>`;
  });
  const blocks = Array.from({ length: Math.ceil(lines.length / 100) }, (_, block) => {
    const part = lines.slice(100 * block, 100 * (block + 1));
    return `${part.length} beginbfchar\n${part.join('\n')}\nendbfchar`;
  });
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<00> <ff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}

function hexadecimal(number: number, digits: number): string {
  return number.toString(16).padStart(digits, '0');
}
