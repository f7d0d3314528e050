import type { Requirement } from '@cpd/domain/readiness';
import { notReadyMessage, requirementLabel } from '@cpd/domain/readiness';
import { CheckIcon, WarningIcon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { items, line, list } from './ReadinessList.css.ts';

/** What something needs before it can be enabled. */
export interface ReadinessListProps {
  /** What is still missing, in the order of the form. */
  missing: readonly Requirement[];
  /** Everything that is needed; with it, what is there already is ticked off. */
  all?: readonly Requirement[];
  /**
   * A list for a form's side, or one line to stand beside a button.
   * @default 'list'
   */
  layout?: 'list' | 'line';
  /** The id for a button's `aria-describedby`. */
  id?: string;
}

/** Says what is still missing before something can be enabled. */
export function ReadinessList({ missing, all = missing, layout = 'list', id }: ReadinessListProps) {
  if (layout === 'line') {
    return missing.length === 0 ? null : (
      <span id={id} className={line}>
        {notReadyMessage(missing)}
      </span>
    );
  }
  return (
    <ul id={id} className={list} aria-label="Required to enable">
      {all.map((requirement) => {
        const isMissing = missing.includes(requirement);
        return (
          <li key={requirement} className={isMissing ? items.missing : items.met}>
            {isMissing ? <WarningIcon /> : <CheckIcon />}
            {capitalised(requirementLabel(requirement))}
            <VisuallyHidden>{isMissing ? '(still missing)' : '(done)'}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
