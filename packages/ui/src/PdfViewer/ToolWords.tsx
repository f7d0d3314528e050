import type { ReactNode } from 'react';
import { Tooltip } from '../Tooltip/index.ts';
import * as styles from './PdfViewer.css.ts';

/** Says a tool's words over it where its sign alone is shown. */
export function ToolHint({ content, children }: { content: string; children: ReactNode }) {
  return (
    <Tooltip
      content={content}
      isNeeded={(tool) => (tool.querySelector<HTMLElement>(`.${styles.words}`)?.offsetWidth ?? 0) < 2}
    >
      {children}
    </Tooltip>
  );
}

/** A tool's words, or its sign where they have no room; they stay its name. */
export function ToolWords({ icon, children }: { icon?: ReactNode; children: string }) {
  return (
    <>
      <span className={styles.words}>{children}</span>
      {icon !== undefined && <span className={styles.sign}>{icon}</span>}
    </>
  );
}
