import type { MouseEvent } from 'react';
import { summary, summaryLink, summaryTitle } from './Form.css.ts';
import type { FieldProblem } from './problems.ts';

export interface ErrorSummaryProps {
  /** What is wrong, in the order of the fields. */
  problems: readonly FieldProblem[];
  /** Moves the focus to a field. */
  onFocusField: (field: string) => void;
}

/** Lists everything that keeps a form from being sent, each line leading to its field. */
export function ErrorSummary({ problems, onFocusField }: ErrorSummaryProps) {
  function handleClick(event: MouseEvent, field: string) {
    event.preventDefault();
    onFocusField(field);
  }
  return (
    <div className={summary} role="alert">
      <p className={summaryTitle}>{`Fix ${problems.length} fields to continue`}</p>
      <ul>
        {problems.map(({ field, message }) => (
          <li key={field}>
            <a className={summaryLink} href={`#${field}`} onClick={(event) => handleClick(event, field)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
