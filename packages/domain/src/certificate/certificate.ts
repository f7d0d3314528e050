import { type Sentence, sentence } from '../sentence/sentence.ts';
import { BIDI_OVERRIDES, isBlankText, normalized, textProblem } from '../text/text.ts';
import { fullName, type UserNames } from '../user/user.ts';
import { withAsciiDigits } from '../wholeNumber/wholeNumber.ts';

const ORDINAL_DIGITS = 6;

/**
 * The name as it is drawn on a certificate, in normalization form C. Control characters become spaces. Noncharacters are
 * removed because no font can draw them, bidi override characters because they make a name read as another.
 */
export function certificateName(name: string): string {
  return normalized(name, 'NFC')
    .replace(/\p{Noncharacter_Code_Point}/gu, '')
    .replace(BIDI_OVERRIDES, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Whether a text is an IANA time zone name, such as `Asia/Bangkok`. PostgreSQL reads the sign of an offset the other way. */
export function isTimeZone(text: string): boolean {
  if (/^[+-]/.test(text)) return false;
  try {
    return Intl.DateTimeFormat('en', { timeZone: text }) !== undefined;
  } catch {
    return false;
  }
}

/**
 * The number that users quote: the year of issue and the certificate's ordinal number.
 *
 * @param issuedAt Milliseconds since 1970.
 * @param timeZone The time zone that decides the year.
 */
export function certificateNumber(ordinal: number, issuedAt: number, timeZone: string): string {
  return `${yearFormat(timeZone).format(issuedAt)}-${String(ordinal).padStart(ORDINAL_DIGITS, '0')}`;
}

/** Formats by time zone. Making one takes longer than everything else about a certificate in a list. */
const yearFormats = new Map<string, Intl.DateTimeFormat>();

function yearFormat(timeZone: string): Intl.DateTimeFormat {
  const format = yearFormats.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone });
  yearFormats.set(timeZone, format);
  return format;
}

/** A number as people quote it. */
export interface QuotedNumber {
  /** Null if only the ordinal is quoted. */
  readonly year: number | null;
  readonly ordinal: number;
}

/** Reads a certificate's number, with or without its year and leading zeros, in any script's digits; null for other text. */
export function quotedNumber(text: string): QuotedNumber | null {
  const plain = withAsciiDigits(text.trim());
  const [, year, ordinal] = /^(?:([12]\d{3})\s*[-\u2010-\u2015\u2212]\s*)?0*([1-9]\d{0,14})$/.exec(plain) ?? [];
  return ordinal === undefined ? null : { year: year === undefined ? null : Number(year), ordinal: Number(ordinal) };
}

/** The states of an issued certificate. A replaced one was withdrawn when another was issued for it. */
export const CERTIFICATE_STATES = ['valid', 'withdrawn', 'replaced'] as const;

export type CertificateState = (typeof CERTIFICATE_STATES)[number];

/** The words for the states, on screens and in files. */
export const CERTIFICATE_STATE_LABELS: Readonly<Record<CertificateState, Sentence>> = {
  valid: sentence('Valid'),
  withdrawn: sentence('Withdrawn'),
  replaced: sentence('Replaced'),
};

/** Why a certificate is withdrawn for which another was issued. */
export const REPLACED_REASON = 'Replaced';

/** The maximum length of the reason why a certificate is withdrawn, in characters. */
export const REASON_MAX_LENGTH = 300;

/** What is wrong with the reason of a withdrawal; undefined for a valid one. */
export function reasonProblem(reason: string): Sentence | undefined {
  if (isBlankText(reason)) return sentence('Reason is required.');
  return textProblem('text', sentence('Reason'), reason, REASON_MAX_LENGTH);
}

/** Whether a certificate that was issued to a person today would show another name. */
export function isRenamed(record: UserNames, person: UserNames): boolean {
  return certificateName(fullName(record)) !== certificateName(fullName(person));
}
