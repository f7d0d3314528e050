import type { ReactNode } from 'react';
import { Text } from '../Text/index.ts';
import * as styles from './DescriptionList.css.ts';

export interface DescriptionListProps {
  /** `Description` elements. */
  children: ReactNode;
}

/** Facts about one thing, as many next to each other as fit. */
export function DescriptionList({ children }: DescriptionListProps) {
  return <dl className={styles.list}>{children}</dl>;
}

export interface DescriptionProps {
  /** What the value is, such as 'E-mail'. */
  term: string;
  /** Whether it has a line of its own, for a long value. @default false */
  isWide?: boolean;
  /** The value. */
  children: ReactNode;
}

/** One fact of a `DescriptionList`. */
export function Description({ term, isWide = false, children }: DescriptionProps) {
  return (
    <div className={isWide ? styles.wide : styles.description}>
      <dt>
        <Text as="span" tone="muted" size="small">
          {term}
        </Text>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
