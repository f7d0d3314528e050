import { BIDI_OVERRIDES, isBlankText } from '../text/text.ts';

export interface UserNames {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
}

/**
 * Gives first and last name as lists and certificates show them; a missing one leaves no gap (rule B4). Another service may
 * have stored characters that turn the direction of writing, by which a name reads as another: they are removed.
 */
export function fullName({ firstName, lastName }: UserNames): string {
  return [firstName, lastName]
    .flatMap((name) => (name && !isBlankText(name) ? name.replace(BIDI_OVERRIDES, '').trim() : []))
    .join(' ');
}
