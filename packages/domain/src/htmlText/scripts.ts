import { normalized } from '../text/text.ts';

/** The characters that Unicode has in superscript and subscript, each row above its forms. */
const SUPERSCRIPTS = [
  '0123456789+-=()abcdefghijklmnoprstuvwxyzABDEGHIJKLMNOPRTUVWαβγδθφχ',
  '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁⱽᵂᵅᵝᵞᵟᶿᵠᵡ',
] as const;
const SUBSCRIPTS = ['0123456789+-=()aehijklmnoprstuvxβγρφχ', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓᵦᵧᵨᵩᵪ'] as const;

/** Signs that stand above the line by themselves. */
const RAISED = '°®™*†‡′″';

const forms = {
  super: formsOf(SUPERSCRIPTS, RAISED),
  sub: formsOf(SUBSCRIPTS, ''),
} as const;

export type Script = keyof typeof forms;

function formsOf([plain, raised]: readonly [string, string], unchanged: string): ReadonlyMap<string, string> {
  const pairs = [...plain].map((character, index) => [character, [...raised][index] ?? character] as const);
  const signs = [...unchanged].map((sign) => [sign, sign] as const);
  return new Map([...pairs, ...signs]);
}

/** Returns a text in superscript or subscript characters; undefined if Unicode lacks one of them. */
export function inScript(text: string, script: Script): string | undefined {
  // Typographic minus signs and dashes have the form of the hyphen.
  const characters = [...normalized(text, 'NFC').replace(/[−–]/g, '-').replace(/\s+/g, '')];
  const raised = characters.map((character) => forms[script].get(character));
  return raised.every((character) => character !== undefined) ? raised.join('') : undefined;
}
