import type { ReactNode } from 'react';
import { InfoIcon, WarningIcon } from '../Icon/index.ts';
import { notice, words } from './Notice.css.ts';

/** What a notice says. */
export interface NoticeProps {
  /** One or two sentences. */
  children: ReactNode;
  /**
   * Something to know, or something to be careful with.
   * @default 'info'
   */
  tone?: 'info' | 'caution';
  /** What can be done about it: one or two small buttons. */
  actions?: ReactNode;
}

/** Says something that stays true until something is done about it; announced politely when it appears. */
export function Notice({ children, tone = 'info', actions }: NoticeProps) {
  return (
    <div role="status" className={notice({ tone })}>
      <span className={words}>
        {tone === 'info' ? <InfoIcon /> : <WarningIcon />}
        <span>{children}</span>
      </span>
      {actions}
    </div>
  );
}
