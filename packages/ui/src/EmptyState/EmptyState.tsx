import type { ReactNode } from 'react';
import {
  action as actionStyle,
  block,
  description as descriptionStyle,
  drawing,
  lines,
  sheet,
  title as titleStyle,
  wanted,
} from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** What is the case, in a few words. */
  title: string;
  /** What to do next. */
  description?: ReactNode;
  /** The button or link that does it. */
  action?: ReactNode;
}

/** Fills the place of content that does not exist yet, and says what to do next. */
export function EmptyState({ title, description, action }: EmptyStateProps) {
  return (
    <div className={block}>
      <Drawing />
      {/* From right to left a full stop would stand before its sentence. */}
      <p className={titleStyle} dir="auto">
        {title}
      </p>
      {description !== undefined && (
        <p className={descriptionStyle} dir="auto">
          {description}
        </p>
      )}
      {action !== undefined && <div className={actionStyle}>{action}</div>}
    </div>
  );
}

/** A sheet with rows that say nothing. */
function Drawing() {
  return (
    <svg className={drawing} viewBox="0 0 96 64" width="96" height="64" aria-hidden="true">
      <rect className={sheet} x="18" y="2" width="60" height="44" rx="6" />
      <rect className={sheet} x="6" y="12" width="84" height="50" rx="6" />
      <path className={lines} d="M38 29h40M38 35h24M38 48h40" />
      <rect className={wanted} x="15" y="24" width="15" height="15" rx="3" />
      <rect className={sheet} x="15" y="45" width="15" height="10" rx="3" />
    </svg>
  );
}
