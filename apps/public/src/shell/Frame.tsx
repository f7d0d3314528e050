import { Brand } from '@cpd/ui/Brand';
import { LanguageSelect } from '@cpd/ui/LanguageSelect';
import { Link } from '@cpd/ui/Link';
import { say } from '@cpd/ui/language';
import { PublicLayout } from '@cpd/ui/PublicLayout';
import type { ReactNode } from 'react';
import { TERMS_PATH, USER_DELETION_PATH } from '../paths.ts';
import { brand, site } from '../site.ts';
import * as styles from './Frame.css.ts';

export interface FrameProps {
  children: ReactNode;
  /**
   * Maximum width of the column: for a form, or for reading.
   * @default 'medium'
   */
  width?: 'narrow' | 'medium';
  /** Hides the header in print. */
  isHeaderScreenOnly?: boolean;
  /** @default a field that needs scripts */
  languageChoice?: ReactNode;
}

/** Frames every public page with the service's name, and links to the terms and the contact. */
export function Frame({ children, languageChoice = <LanguageSelect />, ...layout }: FrameProps) {
  return (
    <PublicLayout {...layout} name={<Brand {...brand} />} footer={<Footer>{languageChoice}</Footer>}>
      {children}
    </PublicLayout>
  );
}

function Footer({ children }: { children: ReactNode }) {
  return (
    <div className={styles.footer}>
      <nav className={styles.footerLinks} aria-label={say('About this service')}>
        <Link href={TERMS_PATH}>{say('Terms and conditions')}</Link>
        <Link href={USER_DELETION_PATH}>{say('Delete my account')}</Link>
        <Link href={`mailto:${site.contactEmail}`}>
          <bdi>{site.contactEmail}</bdi>
        </Link>
      </nav>
      {children}
    </div>
  );
}
