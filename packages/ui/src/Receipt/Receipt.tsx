import { type ReactNode, useEffect, useRef } from 'react';
import { Heading } from '../Heading/index.ts';
import { CheckIcon } from '../Icon/index.ts';
import * as styles from './Receipt.css.ts';

export interface ReceiptProps {
  title: string;
  /** What follows from it, in paragraphs. */
  children: ReactNode;
}

/** Takes the place of a page whose one thing is done, and the focus with it. */
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
