import { CheckIcon, WarningIcon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { items, line, list } from './ReadinessList.css.ts';

export interface ReadinessListProps {
  /** What is still missing, in words and in the order of the form: 'preview image'. */
  missing: readonly string[];
  /** Everything that is needed; with it, what is there already is ticked off. */
  all?: readonly string[];
  /**
   * A list for a form's side, or one line to stand beside a button.
   * @default 'list'
   */
  layout?: 'list' | 'line';
}

/** Says what is still missing before something can be enabled. */
export function ReadinessList({ missing, all = missing, layout = 'list' }: ReadinessListProps) {
  if (layout === 'line') {
    return missing.length === 0 ? null : <span className={line}>Still missing: {missing.join(', ')}.</span>;
  }
  return (
    <ul className={list} aria-label="Required to enable">
      {all.map((requirement) => {
        const isMissing = missing.includes(requirement);
        return (
          <li key={requirement} className={isMissing ? items.missing : items.met}>
            {isMissing ? <WarningIcon /> : <CheckIcon />}
            {capitalised(requirement)}
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
