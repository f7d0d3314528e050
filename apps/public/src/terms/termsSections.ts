import { account } from './content/account.tsx';
import { authentication, authorization, mobileAuthentication } from './content/authentication.ts';
import { device } from './content/device.ts';
import { changes, contact, disclaimer, governingLaw } from './content/general.tsx';
import { dataProtection, mobileSecurity } from './content/protection.ts';
import type { TermsFacts, TermsSection } from './TermsSection.ts';

/** The days that this version of the terms dates from, as `YYYY-MM-DD`. */
export const TERMS_DATES = { effective: '2026-11-21', updated: '2026-11-21' } as const;

/** The eleven sections in their order; a section's number is its place plus one. */
export function termsSections(facts: TermsFacts): readonly TermsSection[] {
  return [
    account(facts),
    device,
    authentication,
    mobileAuthentication,
    authorization,
    dataProtection(facts),
    mobileSecurity,
    disclaimer,
    governingLaw(facts),
    changes(facts),
    contact(facts),
  ];
}
