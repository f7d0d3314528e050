import { type Sentence, sentence } from '../sentence/sentence.ts';
import { cleanText, textProblem } from '../text/text.ts';

// URL parsers trim, remove line breaks and turn backslashes into slashes. The text is stored as it was sent, so it has to
// be a URL without such repairs.
const WEB_ADDRESS = /^https?:\/\/[^\s\p{Cc}\\/?#][^\s\p{Cc}\\]*$/iu;

/** Whether a text is an absolute http or https URL: no other URL is stored or opened. */
export function isWebAddress(text: string): boolean {
  return WEB_ADDRESS.test(text) && URL.canParse(text);
}

/** The longest URL that every browser opens, in characters. */
export const HYPERLINK_MAX_LENGTH = 2048;

/** User info before the host can be mistaken for the host. */
const USER_INFO = /^https?:\/\/[^/?#]*@/i;

/** Adds 'https://' to an address that was typed without it, such as example.org/event; other texts stay as they are. */
export function withScheme(typed: string): string {
  const text = cleanText('address', typed);
  const address = `https://${text}`;
  const [host = ''] = text.split(/[/?#]/, 1);
  return /^[^\s:@.]+(\.[^\s:@.]+)+$/u.test(host) && isWebAddress(address) ? address : text;
}

/** A URL as people read it: percent-encoding is decoded as far as it is valid. */
export function percentDecoded(url: string): string {
  return url.replace(/(?:%[\da-f]{2})+/giu, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });
}

/** What is wrong with an event's hyperlink, null for a valid one; '' clears it. */
export function hyperlinkProblem(typed: string): Sentence | null {
  const hyperlink = cleanText('address', typed);
  if (hyperlink === '') return null;
  if (!isWebAddress(hyperlink))
    return sentence('Enter the full address of the hyperlink, such as https://example.org/event.');
  if (USER_INFO.test(hyperlink)) return sentence('The hyperlink must hold no user name and no password.');
  return textProblem('address', sentence('The hyperlink'), typed, HYPERLINK_MAX_LENGTH) ?? null;
}
