import { type ReactNode, useEffect, useRef } from 'react';
import { Heading } from '../Heading/index.ts';
import { CheckIcon } from '../Icon/index.ts';
import * as styles from './Receipt.css.ts';

export interface ReceiptProps {
  title: string;
  /** The consequences, in paragraphs. */
  children: ReactNode;
}

/** Replaces the content of a completed page and takes the focus. */
export function Receipt({ title, children }: ReceiptProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className={styles.receipt}>
      <span className={styles.mark}>
        <CheckIcon size={24} />
      </span>
      <Heading ref={ref} level={1} size="display">
        {title}
      </Heading>
      {children}
    </div>
  );
}
