import type { ReactNode } from 'react';
import { BlankSheet, type EmptyReason } from './BlankSheet.tsx';
import {
  action as actionStyle,
  block,
  description as descriptionStyle,
  title as titleStyle,
} from './EmptyState.css.ts';

export interface EmptyStateProps {
  /**
   * Why there is no content, as shown by the drawing.
   * @default 'empty'
   */
  reason?: EmptyReason | undefined;
  /** The title, in a few words. */
  title: string;
  /** What to do next. */
  description?: ReactNode;
  /** A button or link for the next step. */
  action?: ReactNode;
}

/** Replaces content that does not exist yet, with the next step. */
export function EmptyState({ reason, title, description, action }: EmptyStateProps) {
  return (
    <div className={block}>
      <BlankSheet reason={reason} />
      {/* On a right-to-left page the full stop would move to the start of the text. */}
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
