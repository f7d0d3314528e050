import { Link } from '../Link/index.ts';
import * as styles from './Breadcrumbs.css.ts';

export interface BreadcrumbsProps {
  /** The pages above this one, the highest first. */
  above: readonly { readonly label: string; readonly href: string }[];
  /** What this page is. */
  current: string;
}

/** Shows where a page stands below others, and leads back to them. */
export function Breadcrumbs({ above, current }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list}>
        {above.map(({ label, href }) => (
          <li key={href} className={styles.crumb}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
        <li className={styles.crumb}>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
