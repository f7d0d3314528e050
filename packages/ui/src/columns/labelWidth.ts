/** Chinese and Japanese characters, which are as wide as high. */
const WIDE = /[\u3000-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]/;
const NARROW = /[fijlrtI\s.,:]/;
const BROAD = /[mwMW]/;
/** Marks above or below a letter. */
const MARK = /\p{Mn}/u;

/**
 * The width in pixels that a label in a cell needs: some are longer in other languages than in English.
 *
 * @param space The space around the label.
 */
export function labelWidth(label: string, space: number): number {
  return [...label].reduce((width, character) => width + widthOf(character), space);
}

function widthOf(character: string): number {
  if (MARK.test(character)) return 0;
  if (WIDE.test(character)) return 14;
  if (BROAD.test(character)) return 13;
  return NARROW.test(character) ? 5 : 9;
}
