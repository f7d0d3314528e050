import bidiFactory from 'bidi-js';

const bidi = bidiFactory();
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A part of a name in one font and direction. */
export interface NameRun<Font> {
  /** In reading order. */
  readonly text: string;
  readonly font: Font;
}

/**
 * Splits a name into runs that a PDF draws one by one, in their order from left to right, as the canvas does by itself;
 * null if no font has one of its letters.
 *
 * @param fontOf Returns the font of a letter with its marks.
 */
export function nameRuns<Font>(
  name: string,
  fontOf: (letter: string) => Font | undefined,
): readonly NameRun<Font>[] | null {
  const embedding = bidi.getEmbeddingLevels(name, 'ltr');
  const runs: { text: string; font: Font; level: number | undefined; isSpace: boolean; start: number }[] = [];
  for (const { segment: text, index: start } of letters.segment(name)) {
    const font = fontOf(text);
    if (font === undefined) return null;
    const [level, isSpace] = [embedding.levels[start], text.trim() === ''];
    const last = runs.at(-1);
    if (last?.font === font && last.level === level && last.isSpace === isSpace) last.text += text;
    else runs.push({ text, font, level, isSpace, start });
  }
  const places = bidi.getReorderedIndices(name, embedding);
  return runs.toSorted((one, other) => places.indexOf(one.start) - places.indexOf(other.start));
}
