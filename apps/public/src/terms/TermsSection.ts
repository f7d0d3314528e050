import type { ReactNode } from 'react';

/** A piece of a section: a paragraph, or points of a list. */
export type TermsBlock =
  | { readonly kind: 'paragraph'; readonly text: ReactNode }
  | { readonly kind: 'list'; readonly items: readonly string[] };

/** One numbered section of the terms and conditions. */
export interface TermsSection {
  /** Its place in the address: `#account`. */
  readonly anchor: string;
  /** Its title without the number. */
  readonly title: string;
  /** What it says. */
  readonly blocks: readonly TermsBlock[];
}

/** What the texts say about the service in particular. */
export interface TermsFacts {
  /** The name of the service. */
  readonly serviceName: string;
  /** The address that questions go to. */
  readonly contactEmail: string;
  /** Whose law governs the terms, as it reads after "governed by". */
  readonly governingLaw: string;
  /** Where people delete their account. */
  readonly userDeletionPath: string;
}

/** A paragraph of running text. */
export function paragraph(text: ReactNode): TermsBlock {
  return { kind: 'paragraph', text };
}

/** Points that belong together. */
export function list(...items: readonly string[]): TermsBlock {
  return { kind: 'list', items };
}
