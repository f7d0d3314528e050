import { BIDI_OVERRIDES, isBlankText } from '../text/text.ts';

export interface UserNames {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
}

/**
 * First and last name, separated by a space. Bidi override characters, which another service may have stored, are removed:
 * they make a name read as another.
 */
export function fullName({ firstName, lastName }: UserNames): string {
  return [firstName, lastName]
    .flatMap((name) => (name && !isBlankText(name) ? name.replace(BIDI_OVERRIDES, '').trim() : []))
    .join(' ');
}
