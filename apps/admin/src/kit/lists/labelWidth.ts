/** Chinese and Japanese characters, which are as wide as high. */
const WIDE = /[\u3000-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]/;

/**
 * The width in pixels that a label in a cell needs: some are longer in other languages than in English.
 *
 * @param space The space around the label.
 */
export function labelWidth(label: string, space: number): number {
  return [...label].reduce((width, character) => width + (WIDE.test(character) ? 14 : 8), space);
}
