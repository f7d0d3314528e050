import type { ReactNode } from 'react';
import { BlankSheet } from './BlankSheet.tsx';
import {
  action as actionStyle,
  block,
  description as descriptionStyle,
  title as titleStyle,
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
      <BlankSheet />
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
