/** The four consents in the order shown. */
export const DELETION_CONSENTS = ['personalInfo', 'content', 'certificate', 'account'] as const;

/** One of the four consents: to delete personal info, content, certificates, and the account with every provider. */
export type DeletionConsent = (typeof DELETION_CONSENTS)[number];

export type DeletionConsents = Readonly<Record<DeletionConsent, boolean>>;

/** The consents before any box is ticked. */
export const noConsents: DeletionConsents = { personalInfo: false, content: false, certificate: false, account: false };

/** Tells whether all four consents have been given, which enables DELETE (rule UD2). */
export function allGiven(consents: DeletionConsents): boolean {
  return DELETION_CONSENTS.every((consent) => consents[consent]);
}
