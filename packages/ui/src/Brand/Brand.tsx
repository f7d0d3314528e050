import { say } from '../language/index.ts';
import * as styles from './Brand.css.ts';

export interface BrandProps {
  name: string;
  /** The URL of a square logo that replaces the default one; empty for none. */
  mark?: string | undefined;
}

/** The logo and the name of the service. */
export function Brand({ name, mark }: BrandProps) {
  return (
    <p className={styles.brand}>
      <LogoMark mark={mark} />
      <bdi>{name}</bdi>
    </p>
  );
}

/** The logo next to the name of the service, hidden from assistive technology. */
export function LogoMark({ mark }: Pick<BrandProps, 'mark'>) {
  if (mark) return <img className={styles.sizes.small} src={mark} alt="" width="24" height="24" />;
  return (
    <svg className={styles.sizes.small} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <SealedCertificate />
    </svg>
  );
}

/** The logo alone, above a form. */
export function Logo({ name, mark }: BrandProps) {
  if (mark)
    return <img className={styles.sizes.large} src={mark} alt={say('{name} logo', { name })} width="48" height="48" />;
  return (
    <svg
      className={styles.sizes.large}
      viewBox="0 0 32 32"
      role="img"
      aria-label={say('{name} logo', { name })}
      focusable="false"
    >
      <SealedCertificate />
    </svg>
  );
}

function SealedCertificate() {
  return (
    <>
      <rect width="32" height="32" rx="7" className={styles.background} />
      <path d="M9 8.5h14v11H9zM12 12.5h8M12 15.5h5" className={styles.line} />
      <path
        d="M21 16.8a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4Zm-1.6 5.6L18.8 27l2.2-1.4 2.2 1.4-.6-4.6"
        className={styles.seal}
      />
    </>
  );
}
