import { Link } from '../Link/index.ts';
import { say } from '../language/index.ts';
import * as styles from './Breadcrumbs.css.ts';

export interface BreadcrumbsProps {
  /** The parent pages, from the top level. */
  above: readonly { readonly label: string; readonly href: string }[];
  /** The title of the current page. */
  current: string;
}

/** The path to the current page, with links to its parents. */
export function Breadcrumbs({ above, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={say('Breadcrumb')}>
      <ol className={styles.list}>
        {above.map(({ label, href }) => (
          <li key={href} className={styles.crumb}>
            <Link href={href}>
              <bdi>{label}</bdi>
            </Link>
          </li>
        ))}
        <li className={styles.crumb}>
          <bdi aria-current="page">{current}</bdi>
        </li>
      </ol>
    </nav>
  );
}
