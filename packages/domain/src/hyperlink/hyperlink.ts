import { textProblem } from '../textLength/textLength.ts';

// A browser repairs what it parses: it trims, drops line breaks and turns backslashes round. The text is stored as it
// was sent, so it has to be an address without such repairs.
const WRITTEN_OUT = /^https?:\/\/[^\s\p{Cc}\\/?#][^\s\p{Cc}\\]*$/iu;

/** Tells whether a text is a whole http or https address, the only ones stored and opened (rules F6, A17). */
export function isWebAddress(text: string): boolean {
  return WRITTEN_OUT.test(text) && URL.canParse(text);
}

/** Most characters of a hyperlink: what every browser opens. */
export const HYPERLINK_MAX_LENGTH = 2048;

/** A user name before the host, which reads as if it were the host. */
const USER = /^https?:\/\/[^/?#]*@/i;

/** Says why an event cannot keep this hyperlink, null when it can; '' clears it (rules F6, B13). */
export function hyperlinkProblem(hyperlink: string): string | null {
  if (hyperlink === '') return null;
  if (!isWebAddress(hyperlink)) return 'The hyperlink must be a whole address that begins with http:// or https://.';
  if (USER.test(hyperlink)) return 'The hyperlink must hold no user name and no password.';
  return textProblem('The hyperlink', hyperlink, HYPERLINK_MAX_LENGTH) ?? null;
}
